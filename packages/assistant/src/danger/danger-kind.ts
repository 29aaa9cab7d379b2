/**
 * The kinds of danger that have an answer of their own. `animal`: an animal is poisoned, hurt or ill. `emergency`: a cry
 * for help that does not say what happened.
 */
export const DANGER_KINDS = [
  'self-harm',
  'overdose',
  'poison',
  'heart',
  'stroke',
  'breathing',
  'allergy',
  'bleeding',
  'unconscious',
  'injury',
  'gas',
  'fire',
  'violence',
  'animal',
  'emergency',
] as const;
export type DangerKind = (typeof DANGER_KINDS)[number];

export const isDangerKind = (value: unknown): value is DangerKind => DANGER_KINDS.some((kind) => kind === value);

/** What happens to a body, and to an animal's as well. */
export const OF_THE_BODY: ReadonlySet<DangerKind> = new Set([
  'overdose',
  'poison',
  'heart',
  'stroke',
  'breathing',
  'allergy',
  'bleeding',
  'unconscious',
  'injury',
  'emergency',
]);
