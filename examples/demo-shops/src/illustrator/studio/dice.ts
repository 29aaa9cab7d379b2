/**
 * Named random choices. Each choice has a name ("sleeve", "heel"), and its result depends only on the product and that
 * name, so that a new choice in a drawing does not change the others.
 */

/** FNV-1a with a final mix (murmur3's), so that ids that differ only in the last digit get unrelated values. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

export interface Dice {
  /** A number in [low, high). */
  between(question: string, low: number, high: number): number;
  /** A whole number from low to high, both included. */
  count(question: string, low: number, high: number): number;
  chance(question: string, probability: number): boolean;
  pick<T>(question: string, choices: readonly [T, ...T[]]): T;
}

export function createDice(seed: string): Dice {
  const roll = (question: string) => hash(`${seed}\u0000${question}`) / 0x1_0000_0000;
  return {
    between: (question, low, high) => low + roll(question) * (high - low),
    count: (question, low, high) => low + Math.floor(roll(question) * (high - low + 1)),
    chance: (question, probability) => roll(question) < probability,
    pick: (question, choices) => choices[Math.floor(roll(question) * choices.length)] ?? choices[0],
  };
}
