/** Matches a message with the override rules: the operations of its phrases, in descending order of confidence. */
import type { Turn } from '../minds/mind.ts';
import { OWN_PHRASES } from '../phrases/own-phrases.ts';
import { listOf } from '../phrases/phrase-lists.ts';
import { foldText } from '../words/fold-text.ts';
import { OVERRIDE_RULES, type Override, type OverrideRule, type PhraseForm } from './override-rules.ts';
import { signsOf } from './signs.ts';

export function matchOverrides(turn: Turn): Override[] {
  const has = signsOf(turn);
  const texts = textsByForm(turn);
  return OVERRIDE_RULES.filter((rule) => isMet(rule, has, texts)).map(({ operation, topic, confidence, doubt }) => ({
    kind: operation,
    topic,
    confidence,
    isDoubted: () => doubt.some((sign) => has(sign)),
  }));
}

/** Phrases are looked for first: they are cheaper than signs. */
function isMet(
  { list, form, when, unless }: OverrideRule,
  has: ReturnType<typeof signsOf>,
  texts: Record<PhraseForm, readonly string[]>,
): boolean {
  const phrases = list === undefined ? null : listOf(list);
  if (phrases && form !== undefined) {
    const isSaid = texts[form].some((text) => (form === 'inside' ? phrases.in(text) : phrases.isAllOf(text)));
    if (!isSaid) return false;
  }
  return (
    when.every((sign) => has(sign)) && !unless.some((sign) => has(sign, sign === 'namesProductBeside' ? phrases : null))
  );
}

function textsByForm({ message, language }: Turn): Record<PhraseForm, readonly string[]> {
  const { around, unsaid } = OWN_PHRASES[language];
  const folded = foldText(message).trim();
  const [greetings, thanks] = [listOf('greetings'), listOf('thanks')];
  const bare = foldText(unsaid.removeFrom(thanks.removeFrom(greetings.removeFrom(message)))).trim();
  const core = foldText(around.removeFrom(message) || message).trim();
  return {
    whole: [folded],
    bare: bare === '' ? [folded] : [folded, bare],
    core: [folded, core],
    afterGreeting: [greetings.removeFrom(folded) || folded],
    inside: [folded],
  };
}
