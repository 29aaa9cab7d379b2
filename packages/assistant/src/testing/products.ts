/** Products with defaults for tests, so that a test states only relevant facts. */
import type { ListedProduct, Order, ProductDocument } from '@quarry/contract';

export function aDocument(id: string, fields: Partial<ListedProduct> = {}): ProductDocument {
  const title = fields.title ?? `Product ${id}`;
  return {
    id,
    metadata: {
      id,
      title,
      name: title,
      description: '',
      caption: '',
      short_description: '',
      keywords: [],
      brand: null,
      category: null,
      category_path: [],
      url: `/shops/quarry/product.html?product=${id}`,
      images: [],
      image_url: null,
      original_price: fields.current_price ?? null,
      discounted_price: null,
      current_price: null,
      currency: 'USD',
      stock: null,
      rating: null,
      review_count: 0,
      attributes: {},
      variants: [],
      texts: {},
      great_match: true,
      reasons: [],
      ...fields,
    },
  };
}

export function anOrder(number: string, fields: Partial<Order> = {}): Order {
  return {
    order_id: `order-${number}`,
    order_number: number,
    order_date: '2026-11-02',
    status: 'Shipped',
    shipped_date: '2026-11-03',
    delivery_date: null,
    tracking_number: 'QX123456789',
    items: [],
    total: 86.4,
    currency: 'USD',
    ...fields,
  };
}
