import { describe, expect, it } from 'vitest';
import { writeLanguageModel } from './language-model.ts';
import { shoppingSentences, spokenWords } from './shopping-sentences.ts';

const SHOP = {
  names: ['Poppy Wrap Dress', 'T-shirt, 2 pack'],
  categories: ['dress', 'shoes', 'watch'],
  brands: ['Nordlys'],
  colors: ['red', 'blue'],
  materials: ['cotton'],
};

/** Parses a model as a recognizer does. */
function read(arpa: string) {
  const grams = new Map<string, { likely: number; shared: number }>();
  const declared = new Map<number, number>();
  const found = new Map<number, number>();
  for (const line of arpa.split('\n')) {
    const [, length, count] = /^ngram (\d)=(\d+)$/.exec(line) ?? [];
    if (length !== undefined) declared.set(Number(length), Number(count));
    const [likely, gram, shared = '0'] = line.split('\t');
    if (gram === undefined) continue;
    grams.set(gram, { likely: 10 ** Number(likely), shared: 10 ** Number(shared) });
    const size = gram.split(' ').length;
    found.set(size, (found.get(size) ?? 0) + 1);
  }
  function probability(history: string, word: string): number {
    const gram = history === '' ? word : `${history} ${word}`;
    const own = grams.get(gram);
    if (own) return own.likely;
    if (history === '') return 0;
    const shorter = history.includes(' ') ? history.slice(history.indexOf(' ') + 1) : '';
    return (grams.get(history)?.shared ?? 1) * probability(shorter, word);
  }
  const words = [...grams.keys()].filter((gram) => !gram.includes(' ') && gram !== '<s>');
  return { grams, declared, found, probability, words };
}

describe('a language model', () => {
  it('has probabilities that sum to one after every history, and states its counts', async () => {
    const model = read(await writeLanguageModel(shoppingSentences(SHOP, 300)));

    expect(model.found).toEqual(model.declared);
    const histories = ['', ...model.grams.keys()].filter(
      (gram) => gram.split(' ').length < 3 && !gram.endsWith('</s>'),
    );
    expect(histories.length).toBeGreaterThan(100);
    for (const history of [...histories, 'never heard', 'dress cotton']) {
      const sum = model.words.reduce((total, word) => total + model.probability(history, word), 0);
      expect(sum, history).toBeGreaterThan(0.995);
      expect(sum, history).toBeLessThan(1.005);
    }
  });

  it('gives training sentences a higher probability than others', async () => {
    const { probability } = read(
      await writeLanguageModel([
        ['red', 'dress'],
        ['red', 'dress'],
        ['blue', 'shoes'],
      ]),
    );

    expect(probability('<s> red', 'dress')).toBeGreaterThan(0.7);
    expect(probability('<s> red', 'shoes')).toBeLessThan(0.1);
    expect(probability('<s> red', 'shoes')).toBeGreaterThan(0);
    expect(probability('', '<s>')).toBeLessThan(1e-50);
  });
});

describe('the training sentences of a shop', () => {
  it('are deterministic and contain every name and word of the catalogue', () => {
    const sentences = shoppingSentences(SHOP);
    const said = new Set(sentences.map((words) => words.join(' ')));
    const words = new Set(sentences.flat());

    expect(shoppingSentences(SHOP)).toEqual(sentences);
    for (const sentence of ['poppy wrap dress', 't shirt two pack', 'where is my order'])
      expect(said).toContain(sentence);
    for (const word of ['red', 'cotton', 'nordlys', 'dresses', 'watches', 'shoes', 'dollars'])
      expect(words).toContain(word);
    expect(words).not.toContain('');
  });

  it('are those of every shop when the catalogue is empty', () => {
    const none = { names: [], categories: [], brands: [], colors: [], materials: [] };

    expect(shoppingSentences(none).map((words) => words.join(' '))).toContain('where is my order');
  });

  it('are written in lower-case words, without digits', () => {
    expect(spokenWords('Men’s T-shirt, 25 pcs – Café 1')).toEqual([
      "men's",
      't',
      'shirt',
      'twenty',
      'five',
      'pcs',
      'cafe',
      'one',
    ]);
  });
});
