/**
 * Names of models in titles and in attributes that list what a product fits: `iphone 13 pro`, `bmw x5`, `prius`.
 *
 * A model is a word followed by a number, or a car model of the lexicon. Which words are families of models is learned:
 * only those that some product of the catalogue states that it is made for.
 */
import { analyze, CONCEPTS, isMeasureWord, elementAt } from '@quarry/language';
import { announcesTarget, isModelSuffix } from './title-markers.ts';

/** `13`, `a54`, `x5`, `16e`; no year range, no `205/55`. */
const CODE = /^[a-z]{0,3}\d{1,4}[a-z]{0,2}$/;
const YEAR = /^(?:19|20)\d\d$/;
const FAMILY = /^\p{L}{2,}$/u;
const MAX_TOKENS = 5;

let carWords: { makes: ReadonlySet<string>; models: ReadonlySet<string> } | null = null;

/** Names of the lexicon's cars, of one word. */
function cars() {
  const words = (kind: string) =>
    new Set(
      CONCEPTS.filter((concept) => concept.kind === kind)
        .flatMap(({ forms }) => Object.values({ en: forms.en, ka: forms.ka, ar: forms.ar }).flat())
        .filter((form) => !/\s/.test(form))
        .flatMap((form) => analyze(form).map(({ exact }) => exact)),
    );
  carWords ??= { makes: words('car_make'), models: words('car_model') };
  return carWords;
}

export interface NamedModel {
  /** Folded words, the family first. */
  words: string[];
  /** The text says that the product is made for it. */
  isTarget: boolean;
  /** Only the maker of cars is named. */
  isMakeOnly: boolean;
  /** Index of the first word, and of the one after the last. */
  from: number;
  to: number;
}

/** Models among the words of a text, `iphone 13, 14` as two. `isTarget` holds for all of a text that lists fits. */
export function modelsIn(words: readonly string[], allTargets = false): NamedModel[] {
  const { makes, models } = cars();
  const found: NamedModel[] = [];
  let isTarget = allTargets;
  for (let at = 0; at < words.length; at++) {
    const word = elementAt(words, at);
    if (announcesTarget(word)) isTarget = true;
    if (!FAMILY.test(word) || isModelSuffix(word) || announcesTarget(word)) continue;
    const isMake = makes.has(word);
    const isCarModel = models.has(word);
    let to = at + 1;
    const name = [word];
    if (isMake && models.has(words[to] ?? '')) name.push(elementAt(words, to++));
    // `note 12`, `tab 10`: a series between the family and its number.
    if (name.length === 1 && isModelSuffix(words[to] ?? '') && codeAt(words, to + 1) !== null)
      name.push(elementAt(words, to++));
    const code = codeAt(words, to);
    const hasSeries = name.length === 2 && isModelSuffix(elementAt(name, 1));
    if ((name.length === 1 || hasSeries) && code !== null && !isCarModel) {
      name.push(code);
      to++;
      while (name.length < MAX_TOKENS && isModelSuffix(words[to] ?? '')) name.push(elementAt(words, to++));
    } else if (name.length === 1 && !isCarModel && !isMake) continue;
    found.push({ words: name, isTarget, isMakeOnly: isMake && name.length === 1, from: at, to });
    // `13, 14 pro`: further numbers are of the same family.
    while (name.length > 1 && !isMake) {
      const code = codeAt(words, to);
      if (code === null) break;
      const from = to;
      const other = [word, code];
      to++;
      while (isModelSuffix(words[to] ?? '')) other.push(elementAt(words, to++));
      found.push({ words: other, isTarget, isMakeOnly: false, from, to });
    }
    at = to - 1;
  }
  return found;
}

function codeAt(words: readonly string[], at: number): string | null {
  const word = words[at];
  if (word === undefined || !CODE.test(word) || YEAR.test(word)) return null;
  return isMeasureWord(words[at + 1] ?? '') ? null : word;
}

/** Whether a word is a family of models by the lexicon. */
export function isCarWord(word: string): boolean {
  const { makes, models } = cars();
  return makes.has(word) || models.has(word);
}

/** Whether data that name `given` name `wanted`: `bmw x5` names `x5`, `iphone 13 pro` does not name `iphone 13`. */
export function namesModel(given: string, wanted: string): boolean {
  const own = given.split(' ');
  const sought = wanted.split(' ');
  for (let at = 0; at + sought.length <= own.length; at++) {
    if (!sought.every((word, ahead) => own[at + ahead] === word)) continue;
    if (!isModelSuffix(own[at + sought.length] ?? '')) return true;
  }
  return false;
}

/** Whether a name is that of a maker of cars and nothing more. */
export function isCarMake(name: string): boolean {
  return cars().makes.has(name);
}
