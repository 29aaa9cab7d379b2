/** @jsxImportSource preact */
/** "Add to cart": the shop's own code adds the product and says when it is done. */
import { useState } from 'preact/hooks';
import { announce, toldProduct } from '../announce.ts';
import type { ProductCard } from '../product-card.ts';
import type { QuarryPlace } from '../quarry.d.ts';
import type { ResultsWords } from '../words/results/results-words.ts';

interface CartButtonProps {
  card: ProductCard;
  place: QuarryPlace;
  words: Pick<ResultsWords, 'addToCart' | 'added' | 'notAdded'>;
}

export function CartButton({ card, place, words }: CartButtonProps) {
  const [state, setState] = useState<'ready' | 'busy' | 'added' | 'notAdded'>('ready');
  async function add() {
    const under: Promise<unknown>[] = [];
    setState('busy');
    announce('quarry:cart', { product: toldProduct(card), place, waitFor: (added) => under.push(added) });
    try {
      await Promise.all(under);
      setState('added');
    } catch {
      setState('notAdded');
    }
  }
  return (
    <div class="cart">
      <button
        type="button"
        aria-label={`${words.addToCart}: ${card.name}`}
        disabled={state === 'busy'}
        onClick={() => void add()}
      >
        {words.addToCart}
      </button>
      <p role="status" class={state === 'notAdded' ? 'failed' : 'quiet'}>
        {state === 'added' || state === 'notAdded' ? words[state] : ''}
      </p>
    </div>
  );
}
