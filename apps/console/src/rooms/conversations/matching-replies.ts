/** Which saved replies the typed words mean. */
import type { SavedReply } from '@quarry/contract';

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Every word must be in the name or the text; those whose name begins with the words come first. */
export function matchingReplies(replies: readonly SavedReply[], typed: string): SavedReply[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  const found = replies.filter(({ name, text }) => {
    const all = folded(`${name} ${text}`);
    return words.every((word) => all.includes(word));
  });
  const start = words.join(' ');
  const begins = ({ name }: SavedReply) => Number(folded(name).startsWith(start));
  return found.toSorted((a, b) => begins(b) - begins(a));
}
