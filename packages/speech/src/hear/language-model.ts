/**
 * Writes a trigram language model in ARPA format: the probability of a word after the two before it.
 *
 * Interpolated absolute discounting (Ney, Essen and Kneser, 1994): 0.7 is subtracted from each n-gram count and
 * redistributed according to the shorter history. In ARPA format the interpolated probability is stored with the n-gram
 * and the backoff weight with its history, so that for every history the probabilities sum to one.
 */

const DISCOUNT = 0.7;
const ORDER = 3;
const BEGIN = '<s>';
const END = '</s>';
/** ARPA's log probability of zero. */
const NEVER = -99;
/** Yields to the event loop after this many steps. */
const AT_A_TIME = 4000;

interface History {
  seen: number;
  kinds: number;
}

const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const lengthOf = (gram: string): number => gram.split(' ').length;
const historyOf = (gram: string): string => gram.slice(0, gram.lastIndexOf(' '));
const shorter = (gram: string): string => gram.slice(gram.indexOf(' ') + 1);

/** @param sentences as words; the vocabulary is exactly these words. */
export async function writeLanguageModel(sentences: readonly (readonly string[])[]): Promise<string> {
  const counts: Map<string, number>[] = [new Map(), new Map(), new Map()];
  for (const [place, sentence] of sentences.entries()) {
    if (place % AT_A_TIME === AT_A_TIME - 1) await yieldToEventLoop();
    const words = [BEGIN, ...sentence, END];
    for (let length = 1; length <= ORDER; length += 1) {
      const grams = counts[length - 1] ?? new Map<string, number>();
      for (let from = 0; from + length <= words.length; from += 1) {
        const gram = words.slice(from, from + length).join(' ');
        grams.set(gram, (grams.get(gram) ?? 0) + 1);
      }
    }
  }
  const [unigrams = new Map<string, number>(), ...longer] = counts;
  const histories = new Map<string, History>();
  for (const grams of longer) {
    for (const [gram, count] of grams) {
      const history = histories.get(historyOf(gram)) ?? { seen: 0, kinds: 0 };
      history.seen += count;
      history.kinds += 1;
      histories.set(historyOf(gram), history);
    }
  }
  let all = 0;
  for (const [word, count] of unigrams) if (word !== BEGIN) all += count;

  const sharedOut = (history: string): number => {
    const known = histories.get(history);
    return known ? (DISCOUNT * known.kinds) / known.seen : 1;
  };
  function probability(gram: string): number {
    const length = lengthOf(gram);
    if (length === 1) return gram === BEGIN ? 0 : (unigrams.get(gram) ?? 0) / all;
    const known = histories.get(historyOf(gram));
    if (!known) return probability(shorter(gram));
    const own = Math.max((counts[length - 1]?.get(gram) ?? 0) - DISCOUNT, 0) / known.seen;
    return own + sharedOut(historyOf(gram)) * probability(shorter(gram));
  }

  const lines = ['\\data\\', ...counts.map((grams, place) => `ngram ${place + 1}=${grams.size}`)];
  for (const [place, grams] of counts.entries()) {
    lines.push('', `\\${place + 1}-grams:`);
    let written = 0;
    for (const gram of [...grams.keys()].sort()) {
      written += 1;
      if (written % AT_A_TIME === 0) await yieldToEventLoop();
      const likely = probability(gram);
      const line = `${likely > 0 ? Math.log10(likely).toFixed(4) : NEVER}\t${gram}`;
      const isHistory = place + 1 < ORDER && !gram.endsWith(END);
      lines.push(isHistory ? `${line}\t${Math.log10(sharedOut(gram)).toFixed(4)}` : line);
    }
  }
  return [...lines, '', '\\end\\', ''].join('\n');
}
