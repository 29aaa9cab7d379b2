/** @jsxImportSource preact */
/** Products of results: cards in tiers, with what the results of a lesser tier lack. */
import { notStatedOf, tierOf } from '@quarry/client';
import { Fragment } from 'preact';
import { announceOpen } from '../announce.ts';
import type { EmbedOptions } from '../parts.ts';
import { Picture } from '../picture.tsx';
import { Price } from '../price.tsx';
import { type ProductCard, productCard } from '../product-card.ts';
import type { QuarryPlace } from '../quarry.d.ts';
import type { ShopSettings } from '../store-settings.ts';
import type { ResultsWords } from '../words/results/results-words.ts';
import { CartButton } from './cart-button.tsx';

interface ProductListProps {
  documents: readonly unknown[];
  /** By lesser tier what its results lack. */
  notes: Readonly<Record<string, string>>;
  /** How many results precede these. */
  skipped: number;
  shop: ShopSettings;
  words: ResultsWords;
  options: Pick<EmbedOptions, 'language' | 'origin' | 'hasCart'>;
  place: QuarryPlace;
  isBusy: boolean;
  onOpen: (card: ProductCard, position: number) => void;
}

export function ProductList(props: ProductListProps) {
  const { documents, notes, skipped, shop, words, options, place, isBusy, onOpen } = props;
  const { language, origin, hasCart } = options;
  // The page has a heading of its own.
  const Heading = place === 'results' ? 'h3' : 'h2';
  const cards = documents.flatMap((document) => {
    const card = productCard(fieldsOf(document), shop, origin);
    return card ? { card, notStated: notStatedOf(document), tier: tierOf(document) } : [];
  });
  return (
    <ul class="cards" aria-busy={isBusy}>
      {cards.map(({ card, notStated, tier }, index) => {
        const position = skipped + index + 1;
        const before = index > 0 ? cards[index - 1]?.tier : skipped > 0 ? tier : undefined;
        const begins = tier !== 'meets_all' && (before === undefined ? notes[tier] : tier !== before);
        return (
          <Fragment key={card.id}>
            {begins && (
              <li class="tier">
                <Heading>{words.similar}</Heading>
                <p class="quiet">{notes[tier]}</p>
              </li>
            )}
            <li>
              <a
                href={card.url}
                onClick={(event) => {
                  onOpen(card, position);
                  announceOpen(event, card, place, position);
                }}
              >
                <Picture source={card.image} origin={origin} />
                <span class="name">
                  <bdi>{card.name}</bdi>
                </span>
                <Price
                  amount={card.amount}
                  original={card.original}
                  shop={shop}
                  language={language}
                  originalLabel={words.originalPrice}
                />
                <Notes notes={notStated} />
              </a>
              {hasCart && <CartButton card={card} place={place} words={words} />}
            </li>
          </Fragment>
        );
      })}
    </ul>
  );
}

/** A document's fields are in `metadata`. */
function fieldsOf(document: unknown): unknown {
  const { id, metadata }: { id?: unknown; metadata?: object } = Object(document);
  return metadata ? { ...metadata, id } : document;
}

/** Notes on what the shop's data do not state. */
export const Notes = ({ notes }: { notes?: readonly string[] | undefined }) =>
  notes?.map((note) => (
    <p class="quiet" key={note}>
      {note}
    </p>
  ));
