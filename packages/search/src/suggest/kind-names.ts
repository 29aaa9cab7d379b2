/**
 * What kinds of things the shop sells, by the names that shoppers type: its own categories, what its titles call products,
 * and what the concepts they were linked to are called in five languages.
 */
import { analyze, conceptOf, labelOf, type Language, LANGUAGES } from '@quarry/language';
import type { Kind } from '../catalog-model/kind.ts';
import type { IndexData } from '../index/index-data.ts';
import { keyOf } from './phrase-list.ts';

export interface KindName {
  /** Folded words with single spaces. */
  key: string;
  /** The same without spaces: `smart w` begins `smartwatch`. */
  joined: string;
  shown: string;
  /** Products of the kind. */
  count: number;
}

/** A concept stands for a kind of the shop from this probability on. */
const LEAST_PROBABLE = 0.5;
/** What one title alone calls its product may be no kind at all. */
const FEWEST_OF_HEAD = 2;
/** Longer names are headings of a shelf, and nobody types them. */
const MOST_WORDS = 4;
/** A name of several things is no query: `Cups, plates & bowls`. */
const JOINS = /[&/,+|>]/u;
/** What `İ` becomes in small letters. */
const DOTTED_I = 'i\u0307';

const remembered = new WeakMap<object, readonly KindName[]>();

/** What a kind is called in a language; undefined where it has no name that could be typed. */
export function nameOfKind(kind: Kind, language: Language | undefined): string | undefined {
  const own = ownName(kind);
  const [concept] = kind.concepts;
  const [conceptKind = '', value = ''] = concept?.id.split(':') ?? [];
  if (language !== undefined && isCanonical(kind)) return labelOf('category', kind.name, language);
  if (language === undefined || concept === undefined || concept.probability < LEAST_PROBABLE) return own;
  return labelOf(conceptKind, value, language);
}

/** All names, those of the most products first. Read once until words change. */
export function kindNames(data: IndexData): readonly KindName[] {
  const known = remembered.get(data.era);
  if (known !== undefined) return known;
  const byKey = new Map<string, KindName>();
  for (const kind of data.catalog.kinds) {
    if (kind.count === 0 || (kind.source !== 'category' && kind.count < FEWEST_OF_HEAD)) continue;
    for (const name of namesOf(kind)) {
      const shown = name.toLowerCase().replaceAll(DOTTED_I, 'i');
      const key = keyOf(analyze(shown));
      const before = byKey.get(key);
      if (key === '' || (before !== undefined && before.count >= kind.count)) continue;
      byKey.set(key, { key, joined: key.replaceAll(' ', ''), shown, count: kind.count });
    }
  }
  const names = [...byKey.values()].sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
  remembered.set(data.era, names);
  return names;
}

/** Filed under values of the lexicon, as `washing-machine`, which nobody types. */
function isCanonical({ name, source }: Kind): boolean {
  return source === 'category' && conceptOf('category', name) !== undefined;
}

function namesOf(kind: Kind): string[] {
  if (isCanonical(kind)) return LANGUAGES.map((language) => labelOf('category', kind.name, language));
  const own = ownName(kind);
  const meant = kind.concepts
    .filter(({ probability }) => probability >= LEAST_PROBABLE)
    .flatMap(({ id }) => {
      const [conceptKind = '', value = ''] = id.split(':');
      return LANGUAGES.map((language) => labelOf(conceptKind, value, language));
    });
  return own === undefined ? meant : [own, ...meant];
}

function ownName({ name, names, source }: Kind): string | undefined {
  const written = source === 'category' ? name : (names[0]?.text ?? name);
  return JOINS.test(written) || written.split(/\s+/).length > MOST_WORDS ? undefined : written;
}
