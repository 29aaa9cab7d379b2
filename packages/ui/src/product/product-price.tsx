/** A price, with the higher original price struck through. Both keep their direction in right-to-left text. */
import { useMessages } from '../messages/messages-context.tsx';

export function ProductPrice({ price, originalPrice }: { price: string; originalPrice: string | null }) {
  const messages = useMessages();
  return (
    <>
      <span className="figures" dir="ltr">
        {price}
      </span>
      {originalPrice !== null && (
        <s className="figures text-sm font-normal text-ink-3" dir="ltr" title={messages.originalPrice}>
          {originalPrice}
        </s>
      )}
    </>
  );
}
