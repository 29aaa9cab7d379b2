/** Selects the text of the shop in the shopper's language, or the closest available one. */
import type { ShopTextTopic } from '@quarry/contract';
import type { Turn } from '../../mind.ts';

/** The text in the reader's language, else in English, which more of them read than the shop's own. */
export async function readableText(
  { tools, language }: Turn,
  topic: ShopTextTopic,
): ReturnType<Turn['tools']['shopText']> {
  const text = withoutHeadings(await tools.shopText(topic, language));
  if (text === null || text.language === language || text.language === 'en') return text;
  const english = withoutHeadings(await tools.shopText(topic, 'en'));
  return english?.language === 'en' && english.body.trim() !== '' ? english : text;
}

/** A page needs headings; said in a chat they are only marks. */
function withoutHeadings(text: Awaited<ReturnType<Turn['tools']['shopText']>>): typeof text {
  return text && { ...text, body: text.body.replace(/^#+\s.*(?:\n|$)/gmu, '').trim() };
}
