/** Holds scripts in their shops and tells which turns are right; the evaluation and the tests count in the same way. */
import type { Language } from '@quarry/contract';
import { DEMO_STORES } from '@quarry/demo-shops/stores';
import type { Judgement } from './check-turn.ts';
import { type Conversation, storeIdOf } from './conversation.ts';
import { type HeldConversation, type HeldTurn, holdConversation } from './hold-conversation.ts';
import type { Shops } from './open-shops.ts';

/** The least share of right turns of the scripts of this folder, by language: what the assistant reached last. */
export const MIN_RIGHT: Readonly<Record<Language, number>> = {
  en: 280 / 293,
  ka: 135 / 137,
  tr: 127 / 129,
  ar: 124 / 131,
  az: 126 / 128,
};

const STORE_IDS = DEMO_STORES.map(({ id }) => id);

/** The demo store that a script is held in. */
export const storeOf = ({ shop, lang }: Conversation): string => storeIdOf(shop, lang, STORE_IDS);

/** The demo stores that scripts are held in, each once. */
export const storesOf = (scripts: readonly Conversation[]): string[] => [...new Set(scripts.map(storeOf))];

/** Holds the scripts one after the other. @param shops those of `storesOf(scripts)`. */
export async function holdScripts(
  shops: Shops,
  scripts: readonly Conversation[],
  options: { sendsLanguage?: boolean } = {},
): Promise<HeldConversation[]> {
  const held: HeldConversation[] = [];
  for (const script of scripts) held.push(await holdConversation(shops, script, storeOf(script), options));
  return held;
}

/** A turn is right when all its expectations hold and nothing in it is invented. */
export function isRight({ wrong, invented }: Pick<Judgement, 'wrong' | 'invented'>): boolean {
  return wrong.length === 0 && invented.length === 0;
}

/** The share of right turns, 0 to 1; 1 when there are none. */
export function shareRight(turns: readonly Pick<HeldTurn, 'wrong' | 'invented'>[]): number {
  return turns.length === 0 ? 1 : turns.filter(isRight).length / turns.length;
}
