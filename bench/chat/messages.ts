/**
 * The messages of the benchmark conversations: a query, refinements, a question about a product, a question about the
 * shop.
 */
import { elementAt } from '@quarry/language';
import type { Language } from '@quarry/contract';

interface Script {
  language: Language;
  messages: readonly string[];
}

const SCRIPTS: readonly Script[] = [
  {
    language: 'en',
    messages: [
      'red dress',
      'under 100',
      'cotton',
      'compare the first and the second',
      'how do you deliver?',
      'white sneakers',
      'cheaper',
      'thanks',
    ],
  },
  {
    language: 'en',
    messages: [
      'oak desk for a small room',
      'less than 300',
      'not brown',
      'show more',
      'sofa',
      'in blue',
      'how much is the second one?',
      'ok thank you',
    ],
  },
  {
    language: 'ka',
    messages: [
      'წითელი კაბა',
      '150 ლარამდე',
      'უფრო იაფი',
      'მეორე რა ღირს?',
      'მიტანა რა ჯდება?',
      'თეთრი კედები',
      'შავი',
      'მადლობა',
    ],
  },
  {
    language: 'tr',
    messages: [
      'kırmızı elbise',
      '100 lira altı',
      'pamuklu',
      'ilk ikisini karşılaştır',
      'iade nasıl?',
      'beyaz spor ayakkabı',
      'daha ucuz',
      'sağ ol',
    ],
  },
  {
    language: 'ar',
    messages: ['فستان أحمر', 'أقل من 100', 'قطن', 'كم سعر الثاني؟', 'كيف التوصيل؟', 'حذاء رياضي أبيض', 'أرخص', 'شكرا'],
  },
  {
    language: 'az',
    messages: [
      'qırmızı don',
      '100 manata qədər',
      'pambıq',
      'birinci ilə ikincini müqayisə et',
      'çatdırılma necədir?',
      'ağ idman ayaqqabısı',
      'daha ucuz',
      'sağ ol',
    ],
  },
  {
    language: 'en',
    messages: [
      'smartphone 128 gb',
      'black',
      'under 1000',
      'more like the first',
      'laptop',
      'cheaper',
      'headphones',
      'bye',
    ],
  },
  {
    language: 'en',
    messages: [
      'a gift for my mother',
      'up to 80',
      'scarf',
      'silk',
      'something for a headache',
      'tablets',
      'green tea',
      'thank you',
    ],
  },
];

/** Conversations begin at different places, so that not all say the same at the same moment. */
export function scriptOf(conversation: number): Script {
  const { language, messages } = elementAt(SCRIPTS, conversation % SCRIPTS.length);
  const from = Math.floor(conversation / SCRIPTS.length) % messages.length;
  return { language, messages: [...messages.slice(from), ...messages.slice(0, from)] };
}
