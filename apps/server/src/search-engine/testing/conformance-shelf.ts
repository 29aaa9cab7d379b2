/** The products of the conformance tests: dresses that vary in one property each, and some other things. */
import { Product } from '@quarry/contract';

type Facts = Partial<Product> & Pick<Product, 'id' | 'title'>;

export const aProduct = (facts: Facts): Product => Product.parse({ currency: 'USD', ...facts });

const aDress = (id: string, title: string, color: string | null, price: number, more: Partial<Product> = {}) =>
  aProduct({
    id,
    title,
    category: 'dress',
    brand: 'Nordlys',
    attributes: { gender: 'women', ...(color && { color }) },
    current_price: price,
    stock: 5,
    ...more,
  });

const aVariant = (sku: string, attributes: Record<string, string>, stock = 3, barcode: string | null = null) => ({
  sku,
  barcode,
  price: null,
  stock,
  attributes,
});

export const SHELF: readonly Product[] = [
  aDress('red-dress', 'Carmen evening dress', 'red', 45, {
    rating: 4.8,
    texts: { ka: { title: 'კარმენის საღამოს კაბა', description: '' } },
    variants: [aVariant('CAR-S', { size: 's' }), aVariant('CAR-M', { size: 'm' })],
  }),
  aDress('red-gown', 'Rubin long dress', 'red', 240, { rating: 4.1 }),
  aDress('red-sold-out', 'Mohn cocktail dress', 'red', 40, { stock: 0 }),
  aDress('blue-dress', 'Laguna summer dress', 'blue', 30, { rating: 3.9, brand: 'Fjell' }),
  aDress('plain-dress', 'Havre linen dress', null, 35, { rating: 4.4 }),
  aProduct({
    id: 'shirt',
    title: 'Regatta polo shirt',
    category: 'shirt',
    brand: 'Fjell',
    attributes: { gender: 'men', color: ['blue', 'red'] },
    current_price: 25,
    stock: 9,
    variants: [
      aVariant('REG-BL-M', { color: 'blue', size: 'm' }),
      aVariant('REG-RD-XXL', { color: 'red', size: 'xxl' }, 3, '4006381333931'),
    ],
  }),
  aProduct({
    id: 'shirt-xxl',
    title: 'Harbour polo shirt',
    category: 'shirt',
    brand: 'Fjell',
    attributes: { gender: 'men', color: 'blue' },
    current_price: 27,
    stock: 9,
    variants: [aVariant('HAR-BL-XXL', { color: 'blue', size: 'xxl' })],
  }),
  aProduct({
    id: 'cake-free',
    title: 'Almond cake',
    category: 'cake',
    description: 'Gluten free, baked with almonds.',
    current_price: 9,
    stock: 4,
  }),
  aProduct({ id: 'cake-unsaid', title: 'Chocolate cake', category: 'cake', current_price: 8, stock: 4 }),
  aProduct({
    id: 'cake-wheat',
    title: 'Sponge cake',
    category: 'cake',
    description: 'Contains gluten (wheat flour).',
    current_price: 7,
    stock: 4,
  }),
  aProduct({
    id: 'sofa',
    title: 'Fjord corner sofa',
    category: 'sofa',
    brand: 'Havre',
    attributes: { material: 'leather' },
    current_price: 900,
    stock: 1,
  }),
  aProduct({
    id: 'drill',
    title: 'Cordless drill 18 V',
    category: 'drill',
    brand: 'Werkstolz',
    current_price: 89,
    stock: 2,
    variants: [aVariant('WS-18-PRO', {})],
  }),
  aProduct({ id: 'lamp', title: 'Brass table lamp', category: 'lamp', brand: 'Havre', current_price: 60, stock: 2 }),
  aProduct({ id: 'lamp-2', title: 'Brass floor lamp', category: 'lamp', brand: 'Havre', current_price: 120, stock: 2 }),
];
