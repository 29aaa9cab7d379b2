/**
 * The messages of the benchmark conversations (`conversations.json`): a query, refinements, a question about a product,
 * a question about the shop.
 */
import { LANGUAGES } from '@quarry/contract';
import { elementAt } from '@quarry/language';
import { z } from 'zod';
import data from './conversations.json' with { type: 'json' };

const Script = z.strictObject({ language: z.enum(LANGUAGES), messages: z.array(z.string()) });
type Script = z.infer<typeof Script>;

const SCRIPTS = z.array(Script).parse(data);

/** Conversations start at different messages, so that they do not all send the same one at the same time. */
export function scriptOf(conversation: number): Script {
  const { language, messages } = elementAt(SCRIPTS, conversation % SCRIPTS.length);
  const from = Math.floor(conversation / SCRIPTS.length) % messages.length;
  return { language, messages: [...messages.slice(from), ...messages.slice(0, from)] };
}
