/**
 * Small words that betray their language: grammar, greetings, and what shoppers say in a chat about orders and prices.
 * Words that mean something in two languages stand in both lists. Written as skeletons (ı=i, ə=e, ş=s, …).
 */
import type { LatinLanguage } from '../language.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

export const FUNCTION_WORDS: Readonly<Record<LatinLanguage, ReadonlySet<string>>> = {
  en: words(`
    the a an and or of for with without in on at to from by is are was be do does did you your my me i we our it this that these those
    not no yes any some all under over below above between less more than cheaper cheap expensive best good new show find want need
    looking look something have has can could would should will please hello hi hey thanks thank bye where what which who when how why
    order orders delivery shipping return returns price size color colour there here up down only also like similar compare
    first second third help buy get give if but so as about per free other another around large small big her his him she he they them men women kids us one two many much
  `),
  tr: words(`
    ve veya ile icin bir bu su o da de mi mu ne nerede nereye neden nasil kac hangi kim var yok degil olmayan olan gibi kadar az cok daha en
    alti altinda altindaki ustu uzeri arasi arasinda ucuz pahali istiyorum isterim ariyorum lazim goster bana ben sen siz benim lutfen
    merhaba selam tesekkur tesekkurler sagol evet hayir tamam siparis siparisim kargo teslimat iade fiyat beden numara renk urun urunler
    tl lira indirim yeni guzel iyi uygun her sonra simdi gunaydin musteri hediyelik bul bak onerir misin misiniz nedir varmi
  `),
  az: words(`
    ve ya ile ucun bir bu o da de mi ne harada haradadir hara niye nece hansi kim var yox deyil olmayan olan kimi qeder az cox daha en
    altinda ustunde yuxari asagi arasi arasinda ucuz baha isteyirem axtariram lazimdir goster mene menim siz zehmet
    salam sagol saglam tesekkur edirem beli xeyr yaxsi sifaris sifarisim sifarisin catdirilma qaytarma qiymet olcu nomre reng mehsul mehsullar
    manat azn endirim yeni gozel her sonra evvel indi sabahiniz xeyir necesiniz hansidir hardadir bax nedir olar mumkun ucuzdur varmi
  `),
};

/** Common Arabic words around shopping, so that joined particles are told from letters of the word: `بسعر` is ب + سعر. */
export const ARABIC_WORDS: ReadonlySet<string> = words(`
  سعر ثمن طلب توصيل شحن لون مقاس متجر عرض خصم بيت لبس كيلو لتر امبير بوصه انش جرام غرام هديه ليمون زيتون فرن ميزان دكان عنوان الوان بستان انسان وقت ورد وزن باب بلد كوب لوح لوز فلفل سياره بشره قفاز بهار شركه حفله قطعه
`);

/** Georgian nouns that shoppers inflect and the lexicon has only in longer phrases. */
export const GEORGIAN_NOUNS: ReadonlySet<string> = words(`
  მანქანა მცენარე ფასი ლარი ზომა ფერი სახლი ბინა ოთახი ქალი კაცი მამაკაცი ბავშვი ბიჭი გოგო გოგონა საჩუქარი მაღაზია ხელი ფეხი თავი თმა კანი თვალი ამპერი ვოლტი ვატი კილო ლიტრი მეტრი დუიმი ინჩი ცალი გრამი
`);

/** Georgian needs no help to be told from other scripts; these words tell when it is typed in Latin letters. */
export const GEORGIAN_WORDS: ReadonlySet<string> = words(`
  გამარჯობა მადლობა გმადლობთ ნახვამდის მინდა მაინტერესებს მჭირდება ვეძებ მაჩვენე მომიძებნე მომე გაქვთ გაქვს არის სად როდის როგორ
  რომელი რატომ რამდენი ღირს ფასი ფასად იაფი იაფად ძვირი ლარი ლარამდე ლარზე ზომა ფერი ფერის ჩემი შეკვეთა შეკვეთის ჩემთვის მიწოდება
  დაბრუნება გარეშე მეტი ნაკლები ახალი კარგი ლამაზი დიდი პატარა სხვა როგორი რამე კიდევ ყველა ერთი გთხოვთ დედა მამა
`);
