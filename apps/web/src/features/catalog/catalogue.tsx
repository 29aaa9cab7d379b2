/** The first products of a store, with loading, empty and error states. */
import type { useProducts } from '@quarry/client/react';
import { Button, Notice, ProductGrid, ProductGridSkeleton, type ShownProduct, useMessages } from '@quarry/ui';

interface CatalogueProps {
  storeId: string;
  /** The query belongs to the page, so that returning from the chat's results does not reload it. */
  products: ReturnType<typeof useProducts>;
  /** Converts API products to cards; undefined while the store's settings load. */
  showProducts: ((entries: readonly unknown[]) => (ShownProduct | null)[]) | undefined;
}

export function Catalogue({ storeId, products, showProducts }: CatalogueProps) {
  const messages = useMessages();

  if (products.isError) {
    return (
      <Notice
        tone="error"
        action={
          <Button look="line" size="small" onClick={() => void products.refetch()}>
            {messages.tryAgain}
          </Button>
        }
      >
        Error loading products: {products.error.message}
      </Notice>
    );
  }
  if (products.isPending || !showProducts) {
    return (
      <>
        <p role="status" className="mb-3.5 text-ink-2">
          Loading products...
        </p>
        <ProductGridSkeleton />
      </>
    );
  }
  if (products.data.length === 0) return <Notice>No products currently available for "{storeId}".</Notice>;
  return (
    <>
      <h1 className="sr-only">{messages.products}</h1>
      <ProductGrid products={showProducts(products.data)} label={messages.products} />
    </>
  );
}
