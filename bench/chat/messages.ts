/**
 * The messages of the benchmark conversations: a query, refinements, a question about a product, a question about the
 * shop.
 */
import { LANGUAGES } from '@quarry/contract';
import { z } from 'zod';
import data from './conversations.json' with { type: 'json' };

const Script = z.strictObject({ language: z.enum(LANGUAGES), messages: z.array(z.string()) });
type Script = z.infer<typeof Script>;

const SCRIPTS = z.array(Script).parse(data);

/** Conversations begin at different places, so that not all say the same at the same moment. */
export function scriptOf(conversation: number): Script {
  const { language, messages } = SCRIPTS[conversation % SCRIPTS.length] as Script;
  const from = Math.floor(conversation / SCRIPTS.length) % messages.length;
  return { language, messages: [...messages.slice(from), ...messages.slice(0, from)] };
}
