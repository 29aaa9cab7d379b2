/** Finds duplicate synonyms, and groups with a common word that should be one group. */
import type { StoreSynonym, SynonymConflict } from '@quarry/contract';

const plain = (word: string) => word.trim().toLowerCase();

/** Conflicts among all synonyms that are enabled, each once. */
export function synonymConflicts(synonyms: readonly StoreSynonym[]): SynonymConflict[] {
  const conflicts: SynonymConflict[] = [];
  const active = synonyms.filter(({ enabled }) => enabled);
  const byText = new Map<string, string>();
  /** Word → the first two-way group that has it. */
  const groupOf = new Map<string, { id: string; words: ReadonlySet<string> }>();

  for (const synonym of active) {
    const text = textOf(synonym);
    const twin = byText.get(text);
    if (twin) conflicts.push({ code: 'same-synonym', word: firstWord(synonym), synonym: synonym.id, with: twin });
    else byText.set(text, synonym.id);
    if (twin || synonym.kind !== 'two-way') continue;
    const words = new Set(synonym.words.map(plain));
    for (const word of words) {
      const other = groupOf.get(word);
      if (other) conflicts.push({ code: 'word-in-two-groups', word, synonym: synonym.id, with: other.id });
      else groupOf.set(word, { id: synonym.id, words });
    }
  }
  for (const synonym of active) {
    if (synonym.kind !== 'one-way') continue;
    for (const from of synonym.from.map(plain)) {
      const group = groupOf.get(from);
      if (group && synonym.to.some((word) => group.words.has(plain(word)))) {
        conflicts.push({ code: 'already-two-way', word: from, synonym: synonym.id, with: group.id });
      }
    }
  }
  return conflicts;
}

function firstWord(synonym: StoreSynonym): string {
  return (synonym.kind === 'two-way' ? synonym.words : synonym.from)[0] ?? '';
}

/** Equal for synonyms that say the same, whatever the order of their words. */
export function textOf(
  synonym: Pick<StoreSynonym, 'kind'> & ({ words: string[] } | { from: string[]; to: string[] }),
): string {
  const sorted = (words: readonly string[]) => words.map(plain).sort();
  return JSON.stringify('words' in synonym ? [sorted(synonym.words)] : [sorted(synonym.from), sorted(synonym.to)]);
}
