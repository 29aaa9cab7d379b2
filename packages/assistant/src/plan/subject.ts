/** The words of the conversation's subject: the request and the shown titles. */
import type { Turn } from '../minds/mind.ts';
import { contentWords, likeness, type Word } from './words.ts';

const ALIKE = 0.8;

export function subjectWords({ memory, language }: Turn): Word[] {
  const { wishes, shown } = memory;
  const known = [wishes?.words ?? '', wishes?.said ?? '', ...shown.products.map(({ title }) => title)];
  return known.flatMap((text) => contentWords(text, language));
}

/** True when every word of the text is one of them. */
export function isOfSubject(text: string, turn: Turn): boolean {
  const known = subjectWords(turn);
  return contentWords(text, turn.language).every((word) => known.some((own) => likeness(own, word) >= ALIKE));
}
