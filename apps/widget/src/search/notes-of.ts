/** By lesser tier of a reply what its results lack. */
import type { SearchReply } from '@quarry/client';

export const notesOf = ({ tierNotes }: Pick<SearchReply, 'tierNotes'>): Readonly<Record<string, string>> =>
  Object.fromEntries(tierNotes.map(({ tier, text }) => [tier, text]));
