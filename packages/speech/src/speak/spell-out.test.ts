import type { Language } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { spellOut } from './spell-out.ts';

const SAID: Record<Language, readonly (readonly [written: string, said: string])[]> = {
  en: [
    ['$1', 'one dollar'],
    ['$49.99', 'forty-nine dollars and ninety-nine cents'],
    ['$0.50', 'fifty cents'],
    ['$1,299.50', 'one thousand two hundred ninety-nine dollars and fifty cents'],
    ['€20', 'twenty euros'],
    ['£3.05', 'three pounds and five pence'],
    ['Rs 1,500', 'one thousand five hundred rupees'],
    ['Rs. 99', 'ninety-nine rupees'],
    ['₾12', 'twelve lari'],
    ['₺ 250', 'two hundred fifty lira'],
    ['₼7', 'seven manat'],
    ['1 lari or 5 GEL', 'one lari or five lari'],
    ['$20–$50', 'twenty to fifty dollars'],
    ['20-50 $', 'twenty to fifty dollars'],
    ['500 mg', 'five hundred milligrams'],
    ['1 kg', 'one kilogram'],
    ['2.5 kg', 'two point five kilograms'],
    ['120x60 cm', 'one hundred twenty by sixty centimeters'],
    ['30 x 40 x 10 mm', 'thirty by forty by ten millimeters'],
    ['20%', 'twenty percent'],
    ['-5 °C', 'minus five degrees'],
    ['10:00–19:30', "ten o'clock to nineteen thirty"],
    ['00:00', 'midnight'],
    ['9:05', 'nine oh five'],
    ['1st and 22nd', 'first and twenty-second'],
    ['+995 555 12 44 17', 'nine nine five, five five five, one two, four four, one seven'],
    ['QX7F00812', 'Q X seven F zero zero eight one two'],
    ['order 1042', 'order one thousand forty-two'],
    ['0042', 'zero zero four two'],
    ['e.g. this one', 'for example this one'],
    ['**bold** and [a link](https://x.y)', 'bold and a link'],
    ['nino@example.com', 'nino at example com'],
    ['A & B', 'A and B'],
    ['5,000 mAh, 128 GB', 'five thousand milliamp hours, one hundred twenty-eight gigabytes'],
    ['205/55 R16', 'two hundred five fifty-five R sixteen'],
    ['1234567890', 'one two three four five six seven eight nine zero'],
  ],
  ka: [
    ['1 ₾', 'ერთი ლარი'],
    ['49,99 ₾', 'ორმოცდაცხრა ლარი და ოთხმოცდაცხრამეტი თეთრი'],
    ['0,50 ₾', 'ორმოცდაათი თეთრი'],
    ['1 299,50 ₾', 'ათას ორას ოთხმოცდაცხრამეტი ლარი და ორმოცდაათი თეთრი'],
    ['2 500 ₾', 'ორი ათას ხუთასი ლარი'],
    ['$42', 'ორმოცდაორი დოლარი'],
    ['€8', 'რვა ევრო'],
    ['50 ₾-მდე', 'ორმოცდაათ ლარამდე'],
    ['20 ₾-დან 50 ₾-მდე', 'ოცი ლარიდან ორმოცდაათ ლარამდე'],
    ['8 ₾-ის', 'რვა ლარის'],
    ['20–50 ₾', 'ოციდან ორმოცდაათ ლარამდე'],
    ['1042-ის', 'ათას ორმოცდაორის'],
    ['9-ის', 'ცხრის'],
    ['10-მდე', 'ათამდე'],
    ['მე-2', 'მეორე'],
    ['მე-9', 'მეცხრე'],
    ['21-ე', 'ოცდამეერთე'],
    ['1-ლი', 'პირველი'],
    ['120x60 სმ', 'ას ოცი სამოცზე სანტიმეტრი'],
    ['500 მგ', 'ხუთასი მილიგრამი'],
    ['2,5 კგ', 'ორი მთელი ხუთი კილოგრამი'],
    ['20%', 'ოცი პროცენტი'],
    ['20%-მდე', 'ოც პროცენტამდე'],
    ['10:00–19:30', 'ათი საათიდან ცხრამეტი საათი და ოცდაათ წუთამდე'],
    ['18:00', 'თვრამეტი საათი'],
    ['მაგ. ეს', 'მაგალითად ეს'],
    ['A&B', 'A და B'],
    ['5 ევრო', 'ხუთი ევრო'],
    ['₼10', 'ათი მანათი'],
    ['100 €-დან', 'ასი ევროდან'],
  ],
  tr: [
    ['1 ₺', 'bir lira'],
    ['49,99 ₺', 'kırk dokuz lira doksan dokuz kuruş'],
    ['0,50 ₺', 'elli kuruş'],
    ['1.299,50 ₺', 'bin iki yüz doksan dokuz lira elli kuruş'],
    ['50 TL', 'elli lira'],
    ['$42', 'kırk iki dolar'],
    ['€8', 'sekiz avro'],
    ["50 ₺'ye kadar", 'elli liraya kadar'],
    ["50 TL'den", 'elli liradan'],
    ["1042'nin", 'bin kırk ikinin'],
    ["8'e", 'sekize'],
    ["6'ya", 'altıya'],
    ["100'ün", 'yüzün'],
    ["40'tan", 'kırktan'],
    ['20–50 ₺', 'yirmi ile elli lira arası'],
    ['%20', 'yüzde yirmi'],
    ['20%', 'yüzde yirmi'],
    ['%20 indirim', 'yüzde yirmi indirim'],
    ['120x60 cm', 'yüz yirmiye altmış santimetre'],
    ['30x40x10 mm', 'otuza kırka on milimetre'],
    ['500 mg', 'beş yüz miligram'],
    ['2,5 kg', 'iki virgül beş kilogram'],
    ['14:30', 'saat on dört otuz'],
    ['10:00–19:00', 'saat on ile saat on dokuz arası'],
    ['örn. bu', 'örneğin bu'],
    ['vb. ürünler', 've benzeri ürünler'],
    ['1.000.000', 'bir milyon'],
    ['₼ 5', 'beş manat'],
  ],
  ar: [
    ['1 $', 'دولار واحد'],
    ['2 $', 'دولاران'],
    ['3 $', 'ثلاثة دولارات'],
    ['10 $', 'عشرة دولارات'],
    ['11 $', 'أحد عشر دولارًا'],
    ['21 $', 'واحد وعشرون دولارًا'],
    ['100 $', 'مئة دولار'],
    ['101 $', 'مئة ودولار'],
    ['102 $', 'مئة ودولاران'],
    ['103 $', 'مئة وثلاثة دولارات'],
    ['111 $', 'مئة وأحد عشر دولارًا'],
    ['200 $', 'مئتا دولار'],
    ['1000 $', 'ألف دولار'],
    ['2000 $', 'ألفا دولار'],
    ['$49.99', 'تسعة وأربعون دولارًا وتسعة وتسعون سنتًا'],
    ['1 ₺', 'ليرة واحدة'],
    ['2 ₺', 'ليرتان'],
    ['3 ₺', 'ثلاث ليرات'],
    ['12 ₺', 'اثنتا عشرة ليرة'],
    ['50 ₾', 'خمسون لاري'],
    ['€5', 'خمسة يورو'],
    ['Rs 7', 'سبع روبيات'],
    ['500 ملغ', 'خمسمئة مليغرام'],
    ['2.5 كجم', 'اثنان فاصلة خمسة كيلوغرام'],
    ['20%', 'عشرون بالمئة'],
    ['٢٠٪', 'عشرون بالمئة'],
    ['١٢٣', 'مئة وثلاثة وعشرون'],
    ['120x60 سم', 'مئة وعشرون في ستين سنتيمترًا'],
    ['20–50 $', 'من عشرين إلى خمسين دولارًا'],
    ['من 20-50 $', 'من عشرين إلى خمسين دولارًا'],
    ['10:00–19:30', 'من الساعة العاشرة صباحًا إلى الساعة السابعة وثلاثين دقيقة مساءً'],
    ['د. أحمد', 'دكتور أحمد'],
    ['1,299.50 $', 'ألف ومئتان وتسعة وتسعون دولارًا وخمسون سنتًا'],
    ['12 %', 'اثنا عشر بالمئة'],
    ['5 cm', 'خمسة سنتيمترات'],
    ['11 kg', 'أحد عشر كيلوغرامًا'],
    ['200 ₺', 'مئتا ليرة'],
  ],
  az: [
    ['1 ₼', 'bir manat'],
    ['49,99 ₼', 'qırx doqquz manat doxsan doqquz qəpik'],
    ['0,50 ₼', 'əlli qəpik'],
    ['1.299,50 ₼', 'min iki yüz doxsan doqquz manat əlli qəpik'],
    ['50 AZN', 'əlli manat'],
    ['$42', 'qırx iki dollar'],
    ['€8', 'səkkiz avro'],
    ['50 ₼-dək', 'əlli manatadək'],
    ['50-dək', 'əlliyədək'],
    ['40-a', 'qırxa'],
    ['20–50 ₼', 'iyirmi ilə əlli manat arası'],
    ['20%', 'iyirmi faiz'],
    ['120x60 sm', 'yüz iyirmiyə altmış santimetr'],
    ['500 mq', 'beş yüz milliqram'],
    ['2,5 kq', 'iki vergül beş kiloqram'],
    ['14:30', 'saat on dörd otuz'],
    ['10:00–19:00', 'saat on ilə saat on doqquz arası'],
    ['məs. bu', 'məsələn bu'],
    ['1.000.000', 'bir milyon'],
    ['₺ 5', 'beş lirə'],
  ],
};

const cases = Object.entries(SAID).flatMap(([language, rows]) =>
  rows.map(([written, said]) => [language as Language, written, said] as const),
);

describe('a sentence that is read aloud', () => {
  it.each(cases)('%s: %s is said as “%s”', (language, written, said) => {
    expect(spellOut(written, language)).toBe(said);
  });

  it('is spelled out as a whole, including its amounts', () => {
    expect(spellOut('I found 12 products for **red dress**, from $49.99.', 'en')).toBe(
      'I found twelve products for red dress, from forty-nine dollars and ninety-nine cents.',
    );
    expect(spellOut('მოთხოვნით „წითელი კაბა“ (50\u00a0₾-მდე) ვიპოვე 12 პროდუქტი.', 'ka')).toBe(
      'მოთხოვნით წითელი კაბა ორმოცდაათ ლარამდე ვიპოვე თორმეტი პროდუქტი.',
    );
    expect(spellOut('ფასია 1\u00a0299\u00a0₾.', 'ka')).toBe('ფასია ათას ორას ოთხმოცდაცხრამეტი ლარი.');
  });

  it('keeps names in another script', () => {
    expect(spellOut('ეს არის „Nordlys Wrap Dress“.', 'ka')).toBe('ეს არის Nordlys Wrap Dress.');
    expect(spellOut('هذا هو «Nordlys» الجديد.', 'ar')).toBe('هذا هو Nordlys الجديد.');
  });

  it.each([
    ['| Name | Price |'],
    ['|---|---|'],
    ['---'],
    ['https://example.com/a?b=c'],
    ['![A dress](https://example.com/a.png)'],
    ['🎉 ✨'],
    ['...'],
    [''],
    ['  \n '],
  ])('omits what cannot be spoken (%j)', (written) => {
    expect(spellOut(written, 'en')).toBe('');
  });

  it('never passes commands of the speech engine', () => {
    expect(spellOut("Hello [[h@l'oU]] <voice name='x'>there</voice>", 'en')).toBe("Hello h l'oU there");
  });

  it.each(['1', '1,', '$', '1-', '1x', 'A1', '12:', '1 ', '(', '*a', '[', '<a'])(
    'comes to an end when a message is nothing but %j',
    (odd) => {
      expect(typeof spellOut(odd.repeat(2000), 'en')).toBe('string');
    },
  );
});
