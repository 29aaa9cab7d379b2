import { it } from 'vitest';
import { aConversation } from '../../testing/little-shop.ts';
const talks: string[][] = [
  ['hi', 'red dress under 50', 'cheaper', 'in blue', 'size M', 'under 40', 'show more', 'start again', 'thanks'],
  ['I am looking for a jacket please', 'without leather', 'more expensive', 'want other buttons'],
  ['purple dress', 'red dress under 20', 'asdfgh', 'what is the meaning of life', 'do you deliver?', 'opening hours', 'return policy', 'help', 'something for headache','painkiller'],
  ['წითელი კაბა', 'უფრო იაფი', 'ლურჯი', 'ზომა M', '40-მდე', 'თავიდან დავიწყოთ', 'ტყავის გარეშე ქურთუკი', 'მიწოდება რა ღირს?'],
  ['kırmızı elbise 50 altı', 'daha ucuz', 'mavi olsun', 'M beden', 'derisiz ceket', 'baştan başla'],
  ['فستان أحمر أقل من 50', 'أرخص', 'باللون الأزرق', 'مقاس M', 'جاكيت بدون جلد', 'لنبدأ من جديد'],
  ['qırmızı don', 'daha ucuz', 'göy olsun', 'ölçü M', 'dərisiz gödəkçə', 'əvvəldən başlayaq'],
  ['where is my order 1042', 'nino@example.com', '1042', 'my orders', 'where is order 1001', '9999'],
  ['სად არის ჩემი შეკვეთა 1042', '4417'], ['1042 numaralı siparişim nerede', '4417'], ['أين طلبي 1042', '4417'], ['1042 nömrəli sifarişim haradadır', '4417'],
];
it('talk', async () => {
  for (const talk of talks) {
    const say = aConversation();
    for (const message of talk) {
      const h = await say(message);
      console.log(`> ${message}\n  [${h.trace.language}] ${h.text}\n  docs=${h.ids} orders=${h.orders} buttons=${h.buttons.join(' | ')}`);
    }
    console.log('-----');
  }
});
