/** Selects the text of the shop in the shopper's language, or the closest available one. */
import type { ShopTextTopic } from '@quarry/contract';
import type { Turn } from '../../mind.ts';

/** The text in the reader's language, else in English, which more of them read than the shop's own. */
export async function readableText(
  { tools, language }: Turn,
  topic: ShopTextTopic,
): ReturnType<Turn['tools']['shopText']> {
  const text = await tools.shopText(topic, language);
  if (text === null || text.language === language || text.language === 'en') return text;
  const english = await tools.shopText(topic, 'en');
  return english?.language === 'en' && english.body.trim() !== '' ? english : text;
}
