/** Example queries by kind of shop, shown before the first search. */
import type { Language, StoreKind } from '@quarry/contract';

const EXAMPLES: Readonly<Record<StoreKind, Record<Language, readonly string[]>>> = {
  fashion: {
    en: ['red dress', 'warm coat for winter', 'white sneakers'],
    ka: ['წითელი კაბა', 'თბილი პალტო ზამთრისთვის', 'თეთრი კედები'],
    tr: ['kırmızı elbise', 'kışlık kaban', 'beyaz spor ayakkabı'],
    ar: ['فستان أحمر', 'معطف دافئ للشتاء', 'حذاء رياضي أبيض'],
    az: ['qırmızı don', 'qış üçün isti palto', 'ağ idman ayaqqabısı'],
  },
  pharmacy: {
    en: ['something for a headache', 'vitamin C', 'cough syrup'],
    ka: ['თავის ტკივილის წამალი', 'ვიტამინი C', 'ხველების სიროფი'],
    tr: ['baş ağrısı için ilaç', 'C vitamini', 'öksürük şurubu'],
    ar: ['دواء للصداع', 'فيتامين سي', 'شراب للسعال'],
    az: ['baş ağrısı üçün dərman', 'C vitamini', 'öskürək siropu'],
  },
  electronics: {
    en: ['laptop for studies', 'wireless headphones', 'black phone'],
    ka: ['ლეპტოპი სწავლისთვის', 'უსადენო ყურსასმენი', 'შავი ტელეფონი'],
    tr: ['öğrenci için dizüstü bilgisayar', 'kablosuz kulaklık', 'siyah telefon'],
    ar: ['حاسوب محمول للدراسة', 'سماعات لاسلكية', 'هاتف أسود'],
    az: ['təhsil üçün noutbuk', 'simsiz qulaqlıq', 'qara telefon'],
  },
  furniture: {
    en: ['green sofa', 'wooden desk', 'floor lamp'],
    ka: ['მწვანე დივანი', 'ხის საწერი მაგიდა', 'ტორშერი'],
    tr: ['yeşil kanepe', 'ahşap çalışma masası', 'ayaklı lamba'],
    ar: ['أريكة خضراء', 'مكتب خشبي', 'مصباح أرضي'],
    az: ['yaşıl divan', 'taxta yazı masası', 'torşer'],
  },
  auto: {
    en: ['winter tyres', 'engine oil 5W-30', 'brake pads'],
    ka: ['ზამთრის საბურავები', 'ძრავის ზეთი 5W-30', 'სამუხრუჭე ხუნდები'],
    tr: ['kış lastiği', 'motor yağı 5W-30', 'fren balatası'],
    ar: ['إطارات شتوية', 'زيت محرك 5W-30', 'فحمات فرامل'],
    az: ['qış şinləri', 'mühərrik yağı 5W-30', 'əyləc kolodkaları'],
  },
  books: {
    en: ['crime novel', 'book for a child', 'history'],
    ka: ['დეტექტიური რომანი', 'წიგნი ბავშვისთვის', 'ისტორია'],
    tr: ['polisiye roman', 'çocuk kitabı', 'tarih'],
    ar: ['رواية بوليسية', 'كتاب للأطفال', 'تاريخ'],
    az: ['detektiv roman', 'uşaq üçün kitab', 'tarix'],
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
    en: ['basmati rice', 'chocolate biscuits', 'black tea'],
    ka: ['ბასმათის ბრინჯი', 'შოკოლადის ორცხობილა', 'შავი ჩაი'],
    tr: ['basmati pirinç', 'çikolatalı bisküvi', 'siyah çay'],
    ar: ['أرز بسمتي', 'بسكويت بالشوكولاتة', 'شاي أسود'],
    az: ['basmati düyüsü', 'şokoladlı peçenye', 'qara çay'],
  },
  general: {
    en: ['a gift for my mother', 'leather bag', 'something for the kitchen'],
    ka: ['საჩუქარი დედას', 'ტყავის ჩანთა', 'რამე სამზარეულოსთვის'],
    tr: ['anneme hediye', 'deri çanta', 'mutfak için bir şey'],
    ar: ['هدية لأمي', 'حقيبة جلدية', 'شيء للمطبخ'],
    az: ['anama hədiyyə', 'dəri çanta', 'mətbəx üçün bir şey'],
  },
};

export function exampleQueries(kind: StoreKind, language: Language): readonly string[] {
  return EXAMPLES[kind][language];
}
