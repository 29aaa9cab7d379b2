/** Wishes a shopper of such a shop may have, in his own words: what a search page offers before the first search. */
import type { Language, StoreKind } from '@quarry/contract';

const EXAMPLES: Readonly<Record<StoreKind, Record<Language, readonly string[]>>> = {
  fashion: {
    en: ['red dress', 'warm coat for winter', 'white sneakers'],
    ka: ['წითელი კაბა', 'თბილი პალტო ზამთრისთვის', 'თეთრი კედები'],
    tr: ['kırmızı elbise', 'kışlık sıcak mont', 'beyaz spor ayakkabı'],
    ar: ['فستان أحمر', 'معطف دافئ للشتاء', 'حذاء رياضي أبيض'],
    az: ['qırmızı paltar', 'qış üçün isti palto', 'ağ idman ayaqqabısı'],
  },
  pharmacy: {
    en: ['something for a headache', 'vitamin C', 'cream for dry skin'],
    ka: ['თავის ტკივილის წამალი', 'ვიტამინი C', 'კრემი მშრალი კანისთვის'],
    tr: ['baş ağrısı için ilaç', 'C vitamini', 'kuru cilt için krem'],
    ar: ['دواء للصداع', 'فيتامين سي', 'كريم للبشرة الجافة'],
    az: ['baş ağrısı üçün dərman', 'C vitamini', 'quru dəri üçün krem'],
  },
  electronics: {
    en: ['laptop for studies', 'wireless headphones', 'phone with a good camera'],
    ka: ['ლეპტოპი სწავლისთვის', 'უსადენო ყურსასმენი', 'ტელეფონი კარგი კამერით'],
    tr: ['öğrenci için dizüstü bilgisayar', 'kablosuz kulaklık', 'kamerası iyi telefon'],
    ar: ['حاسوب محمول للدراسة', 'سماعات لاسلكية', 'هاتف بكاميرا جيدة'],
    az: ['təhsil üçün noutbuk', 'simsiz qulaqlıq', 'kamerası yaxşı telefon'],
  },
  furniture: {
    en: ['green sofa', 'desk for a small room', 'floor lamp'],
    ka: ['მწვანე დივანი', 'საწერი მაგიდა პატარა ოთახისთვის', 'იატაკის ტორშერი'],
    tr: ['yeşil kanepe', 'küçük oda için çalışma masası', 'ayaklı lamba'],
    ar: ['أريكة خضراء', 'مكتب لغرفة صغيرة', 'مصباح أرضي'],
    az: ['yaşıl divan', 'kiçik otaq üçün yazı masası', 'döşəmə lampası'],
  },
  auto: {
    en: ['winter tyres', 'engine oil 5W-30', 'brake pads'],
    ka: ['ზამთრის საბურავები', 'ძრავის ზეთი 5W-30', 'სამუხრუჭე ხუნდები'],
    tr: ['kış lastiği', 'motor yağı 5W-30', 'fren balatası'],
    ar: ['إطارات شتوية', 'زيت محرك 5W-30', 'فحمات فرامل'],
    az: ['qış şinləri', 'mühərrik yağı 5W-30', 'əyləc kolodkaları'],
  },
  books: {
    en: ['novel for the holidays', 'book for a child', 'history'],
    ka: ['რომანი დასასვენებლად', 'წიგნი ბავშვისთვის', 'ისტორია'],
    tr: ['tatilde okunacak roman', 'çocuk kitabı', 'tarih'],
    ar: ['رواية للعطلة', 'كتاب للأطفال', 'تاريخ'],
    az: ['tətil üçün roman', 'uşaq üçün kitab', 'tarix'],
  },
  bodycare: {
    en: ['shampoo for dry hair', 'hand cream', 'a gift for my mother'],
    ka: ['შამპუნი მშრალი თმისთვის', 'ხელის კრემი', 'საჩუქარი დედას'],
    tr: ['kuru saçlar için şampuan', 'el kremi', 'anneme hediye'],
    ar: ['شامبو للشعر الجاف', 'كريم لليدين', 'هدية لأمي'],
    az: ['quru saçlar üçün şampun', 'əl kremi', 'anama hədiyyə'],
  },
  diy: {
    en: ['cordless drill', 'white wall paint', 'set of screwdrivers'],
    ka: ['აკუმულატორიანი დრელი', 'კედლის თეთრი საღებავი', 'სახრახნისების ნაკრები'],
    tr: ['şarjlı matkap', 'beyaz duvar boyası', 'tornavida seti'],
    ar: ['مثقاب لاسلكي', 'دهان جدران أبيض', 'طقم مفكات'],
    az: ['akkumulyatorlu drel', 'ağ divar boyası', 'vintaçan dəsti'],
  },
  groceries: {
    en: ['basmati rice', 'sugar-free biscuits', 'black tea'],
    ka: ['ბასმათის ბრინჯი', 'უშაქრო ორცხობილა', 'შავი ჩაი'],
    tr: ['basmati pirinç', 'şekersiz bisküvi', 'siyah çay'],
    ar: ['أرز بسمتي', 'بسكويت بدون سكر', 'شاي أسود'],
    az: ['basmati düyüsü', 'şəkərsiz peçenye', 'qara çay'],
  },
  general: {
    en: ['a gift for my mother', 'black backpack', 'something for the kitchen'],
    ka: ['საჩუქარი დედას', 'შავი ზურგჩანთა', 'რამე სამზარეულოსთვის'],
    tr: ['anneme hediye', 'siyah sırt çantası', 'mutfak için bir şey'],
    ar: ['هدية لأمي', 'حقيبة ظهر سوداء', 'شيء للمطبخ'],
    az: ['anama hədiyyə', 'qara bel çantası', 'mətbəx üçün bir şey'],
  },
};

export function exampleQueries(kind: StoreKind, language: Language): readonly string[] {
  return EXAMPLES[kind][language];
}
