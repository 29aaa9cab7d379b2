/** Short messages of shoppers, as they are typed in the middle of a conversation. For tests of `detectLanguage` only. */
import type { Language } from '../../language.ts';

const list = (text: string): readonly string[] =>
  text
    .split(/[|\n]/)
    .map((one) => one.trim())
    .filter(Boolean);

/** Georgian in Latin letters stands apart: it is the harder half. */
export const GEORGIAN_IN_LATIN = list(`
  telefoni minda 1000 laramde | pirveli da meore shemidare | ufro kargi kamera? | tetri | meore ra girs | iafi maqvs | shavi | witeli kaba
  lurji | ufro iafi | gamarjoba | madloba | didi madloba | kaba minda | sad aris chemi shekveta | ra ghirs | ramdeni girs meore
  dedistvis sachuqari | am ferSi sxva gaqvt? | kedebi 42 zoma | 50 laramde | kargi, naxvamdis | ar minda shavi | tavis tkivilis wamali
  rodis momitant | M zoma gaqvt? | kidev machvene | yvelaze iafi machvene | tyavis chanta | bavshvis fexsacmeli | mitana ra jdeba
  leptopi 16 gb | sxva feri gaqvt | gmadlobt | saxlis chusti | qalis perangi | zamtris qurtuki | magram ufro dzviri ara | kremi mshrali kanistvis
  meore minda | gaauqme bolo | rogor davabruno | macivari minda | tu gaqvt iafad
`);

export const SHOP_MESSAGES: Readonly<Record<Language, readonly string[]>> = {
  en: list(`
    10 litres | 16 inch | red dress under 50 | hello | where is my order | sofa | something cheaper | thanks | thank u | size M please
    I need a gift for her | do you have it in blue? | without sugar | compare the first and the third | what goes with it
    women's boots | tablet | ok thanks, bye | how much is the second one? | the cheapest of these? | not leather | show me more
    is it in stock? | black | a firm mattress | for my son, he is 8 | winter tyres 205/55 R16 | laptop with 32 gb ram | at least 9 kg
    does it come in green? | when will it arrive | can I return it | wooden dining table | cough syrup for kids | bluetooth mouse
    front brake pads | engine oil 5w30 | olive oil 1 l | any colour but white | a book for a four year old | running shoes
    actually forget the price | undo that | the blue one | is the battery good? | what are your opening hours | face cream for dry skin
    under 100 dollars | gluten free bread | cordless drill 18v | which is lighter | no thanks | yes please | more like the second
    do you deliver to Tbilisi | I want to speak to a human | it arrived broken | silver earrings | washing machine | what's the difference
    around 20 dollars | nothing over 60 | same in size 42
  `),
  ka: list(`
    წითელი კაბა | გამარჯობა | სად არის ჩემი შეკვეთა | iPhone 13 ქეისი | Nike კედები | 50 ლარამდე | უფრო იაფი | მეორე რა ღირს
    16 დიუმიანი | laptop-ის ჩანთა | M ზომა გაქვთ? | მადლობა დიდი | bluetooth ყურსასმენი | Samsung-ის ტელეფონი | Quillon არ მინდა
    პირველი და მესამე შემიდარე | თეთრი არა, შავი | 10 ლიტრი | დედასთვის საჩუქარი | USB-C კაბელი გაქვთ | საოფისე სკამიც | გააუქმე ბოლო
    რა ფერები გაქვთ | usb კაბელი | ტყავის გარდა | ფასი? | L-შიც გაქვთ? | wi-fi როუტერი | Lumiqo-ს კრემი | კი | არა | SPF 50 კრემი
    როდის მომიტანთ | დაბრუნება მინდა | ზამთრის საბურავი 205/55 R16 | 32GB-იანი
  `),
  tr: list(`
    ilkinin ölçüleri ne | M bedeni var mı ilkinin | 1000'den ucuz | c vitaminli serum | kırmızı elbise 500 tl altı | siparişim nerede
    merhaba | teşekkürler | daha ucuz olanı göster | mavi gömlek var mı | çanta istiyorum | ayakkabı | iPhone kılıfı arıyorum
    iade nasıl yapılır | bana hediye önerir misin | gömlek | erkek mont | ikincisi ne kadar | ilk ikisini karşılaştır | deri olmasın
    beyaz değil siyah | başka renk var mı | hangisi daha iyi | en ucuzunu göster | Lumiqo olmasın | 9 kiloluk | 16 inç | 10 litre
    kadife olan | kahverengi | annem için hediye | son isteğimi geri al | takip numarası ne | yanına ne yakışır | siyah olsun
    400 rupiden az | 50 lira altı | kargo ne zaman gelir | mağaza nerede | ofis sandalyesi de bakalım | kaç para | bunun gibi başka
    kuru ciltler için krem | kızım 5 yaşında | su geçirmez mont | 128 gb telefon | kış lastiği 205/55 R16 | motor yağı 5w30
    şekersiz çikolata | ne önerirsin | tamam sağ ol | bir tane daha | stokta var mı | hayır istemiyorum | evet olur | büyük beden
    kablosuz fare | çocuk ayakkabısı | baş ağrısı ilacı | M beden | yeşil olanı alayım | kapıda ödeme var mı | iki kişilik yatak
    sipariş vermek istiyorum | guzel bir elbise | siparisim nerede | ucuz telefon | hangisi daha hafif | beden tablosu var mı
    daha küçüğü yok mu | kaç gün sürer | renk seçenekleri neler | indirim ne kadar | eşime yüzük | bunu beğenmedim
    geri ödeme ne zaman | hangi renkleri var | bir de çay alayım | fiyatı ne | en hafifi hangisi | şunu göster
    çok pahalı | değiştirmek istiyorum | hangisini önerirsin | iyi günler | nereden alabilirim | kırmızısı yok mu | nasıl sipariş veririm | güzelmiş, alıyorum | ne zaman gelir
  `),
  ar: list(`
    فستان أحمر | أين طلبي | مرحبا | iPhone شاحن | أقل من ٥٠ | شكرا | أريد حقيبة جلد | كم سعر الثاني؟ | قارن الأول والثاني | تراجع
    Samsung هاتف | مقاس M | ليس أبيض بل أسود | أرخص واحد | هل هو متوفر؟ | 16 بوصة | 10 لتر | ما عدا الجلد | هدية لأمي | usb كابل
    متى يصل | أريد الإرجاع | رقم التتبع | هل عندكم لون آخر | غسالة 9 كغ | SPF 50 كريم | كرسي مكتب | سماعة bluetooth | لا شكرا | نعم
    أرني المزيد | مثل الثاني | بدون سكر | حذاء رياضي 42 | ايفون 15 برو | Nike حذاء | دواء للصداع | كتاب للأطفال | ثوب | وين الفرع
    إطارات شتوية 205/55 R16 | زيت محرك 5w30 | سجادة 2x3 | لابتوب 16 gb | USB-C شاحن | كم | حلو | اريد شي ارخص | الأزرق | ساعة
    wifi راوتر | عندكم Lumiqo؟ | أقل من ٤٠٠ روبية | M مقاس | ماذا يناسب الأولى؟ | مجوهرات | طاولة طعام خشب | شاي أخضر | بطانية | تسلم
  `),
  az: list(`
    bağlamam hardadı | qırmızı paltar | salam | sifarişim haradadır | çox sağ olun | daha ucuz göstər | qirmizi koynek | hədiyyə axtarıram
    kişi ayaqqabısı | çatdırılma neçə gün çəkir | köynək | qulaqlıq | uşaq üçün gödəkçə | necəsiniz | ikincisi neçəyədir
    birinci ilə üçüncünü müqayisə et | ağ yox, qara olsun | ən ucuzunu göstər | dəri olmasın | başqa rəng var | buna oxşar başqasını göstər
    son dediyimi ləğv et | 400 rupidən ucuz | 1000-dən ucuz | 50 manata qədər | 9 kq-lıq | 16 düym | 10 litr | birincisi stokda var?
    izləmə nömrəsi? | üstünə nə geyinim | zinət əşyası olsun | siçan da lazımdır | məxmər | anama hədiyyə | M ölçüsü var | bu neçəyədir
    mağaza haradadır | quru dəri üçün krem | ofis kreslosu | qış şini 205/55 R16 | mühərrik yağı 5w30 | şəkərsiz şokolad | bəli | xeyr
    təşəkkür edirəm | geri qaytarmaq istəyirəm | nə vaxt gələr | hansı yaxşıdır | yaşıl olanı | baş ağrısı üçün dərman | simsiz siçan
    128 gb telefon | telefon axtariram | ucuz noutbuk | qadin ayaqqabisi | sifarish vermek isteyirem | olar | ödəniş necə olur
    c vitaminli serum istəyirəm | uşaq ayaqqabısı | yumşaq döşək | qara olsun | ikinci necedir | bir dənə də göstər | sağ ol
  `),
};
