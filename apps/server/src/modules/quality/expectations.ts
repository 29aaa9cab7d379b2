/** Which expectations of a conversation test an answer does not meet. */
import type { FailedExpectation, TurnExpectation } from '@quarry/contract';

/** What the assistant answered to one message. */
export interface Answer {
  text: string;
  products: { id: string; title: string; price: number | null }[];
}

type Failure = Omit<FailedExpectation, 'turn'>;

export function unmetExpectations(expect: TurnExpectation, { text, products }: Answer): Failure[] {
  const failures: Failure[] = [];
  const shownTitles = products.map(({ title }) => title).join(', ');
  const fail = (expectation: Failure['expectation'], expected: string, got: string) =>
    failures.push({ expectation, expected, got: shortened(got) });

  if (expect.products === 'some' && products.length === 0) fail('products', 'some', text);
  if (expect.products === 'none' && products.length > 0) fail('products', 'none', shownTitles);
  for (const id of expect.shows) if (!products.some((product) => product.id === id)) fail('shows', id, shownTitles);
  for (const id of expect.hides) {
    const shown = products.find((product) => product.id === id);
    if (shown) fail('hides', id, shown.title);
  }
  const { max_price: most } = expect;
  if (most !== null) {
    const dear = products.find(({ price }) => price !== null && price > most);
    if (dear) fail('max_price', String(most), `${dear.title}: ${dear.price}`);
  }
  const said = text.toLocaleLowerCase();
  for (const phrase of expect.says) if (!said.includes(phrase.toLocaleLowerCase())) fail('says', phrase, text);
  for (const phrase of expect.does_not_say) {
    if (said.includes(phrase.toLocaleLowerCase())) fail('does_not_say', phrase, text);
  }
  return failures;
}

const MAX_SHOWN = 300;

function shortened(text: string): string {
  return text.length <= MAX_SHOWN ? text : `${text.slice(0, MAX_SHOWN)}…`;
}
