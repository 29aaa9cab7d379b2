/** The assistant's results in place of the catalogue: great matches first, the rest under a heading. */
import { HairlineHeading, Notice, ProductGrid, type ShownProduct, useMessages } from '@quarry/ui';
import { ResultsHeading } from './results-heading.tsx';

interface ChatMatchesProps {
  storeId: string;
  products: readonly (ShownProduct | null)[];
  understood: readonly string[];
  onClear: () => void;
}

export function ChatMatches({ storeId, products, understood, onClear }: ChatMatchesProps) {
  const messages = useMessages();
  const great = products.filter((product) => product?.isGreat);
  const rest = products.filter((product) => !product?.isGreat);

  return (
    <>
      <ResultsHeading title={messages.matchesFromChat} understood={understood} onClear={onClear} />
      {products.length === 0 && <Notice>No products found matching your criteria in "{storeId}".</Notice>}
      {great.length > 0 && <ProductGrid products={great} label={messages.matchesFromChat} />}
      {rest.length > 0 && (
        <>
          <HairlineHeading>See also</HairlineHeading>
          <ProductGrid products={rest} label="See also" headingLevel={3} />
        </>
      )}
    </>
  );
}
