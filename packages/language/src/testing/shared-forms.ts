/**
 * Lists forms that several unrelated concepts share: either one of the concepts should lose the form, or the word has
 * several meanings. For tests only.
 */
import { skeleton } from '../analysis/fold.ts';
import { THING_KINDS } from '../concepts/concept.ts';
import { CONCEPTS } from '../concepts/lexicon.ts';
import { relationRows } from '../concepts/relations.ts';
import type { Language } from '../language.ts';

/**
 * Kinds that name a thing. Concepts of other kinds that share the word (a flavour, a scent, a sport) are separate
 * meanings.
 */

/** Lines `language`, form, ids separated by `|`; sorted. */
export function sharedForms(language: Language): string[] {
  const related = relatedPairs();
  const byForm = new Map<string, string[]>();
  for (const { id, kind, forms } of CONCEPTS) {
    if (!THING_KINDS.has(kind)) continue;
    for (const form of new Set(forms[language].map((one) => skeleton(one.toLowerCase())))) {
      const ids = byForm.get(form);
      if (ids === undefined) byForm.set(form, [id]);
      else ids.push(id);
    }
  }
  return [...byForm]
    .filter(([, ids]) => ids.some((one, at) => ids.some((other, to) => to > at && !related.has(`${one} ${other}`))))
    .map(([form, ids]) => `${language}\t${form}\t${ids.join('|')}`)
    .sort();
}

/** In both directions; the narrower concepts of one concept are related to each other too. */
function relatedPairs(): ReadonlySet<string> {
  const pairs = new Set<string>();
  const relate = (one: string, other: string) => pairs.add(`${one} ${other}`).add(`${other} ${one}`);
  for (const [from, relation, to] of relationRows()) {
    for (const id of to) relate(from, id);
    if (relation === 'narrower') for (const id of to) for (const sibling of to) relate(id, sibling);
  }
  return pairs;
}
