/** Underlines understood words in a text. Case-insensitive; of overlapping words the longer one is used. */
import { Fragment } from 'react';
import { IsolatedPrices } from './isolated-prices.tsx';

export function UnderlinedText({ text, words }: { text: string; words: readonly string[] }) {
  const wanted = words.map((word) => word.trim()).filter((word) => word !== '');
  if (wanted.length === 0) return <IsolatedPrices text={text} />;

  const pattern = wanted
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'))
    .join('|');
  // A match must start at a word boundary: "red" is not underlined in "bored". A suffix may follow, such as a case
  // ending.
  const parts = text.split(new RegExp(`((?<![\\p{L}\\p{N}])(?:${pattern}))`, 'giu'));
  return parts.map((part, position) =>
    position % 2 === 1 ? (
      <span key={position} className="vein-line" data-understood="">
        <IsolatedPrices text={part} />
      </span>
    ) : (
      <Fragment key={position}>
        <IsolatedPrices text={part} />
      </Fragment>
    ),
  );
}
