/**
 * Words of everyday messages that tell one language from its neighbours, in their own spelling. They decide the language
 * of a message alone: the stemmers and the reading of queries know nothing of them.
 *
 * `ne` is "what" in Turkish, `nə` in Azerbaijani: a word that is spelled just so counts more than one typed without its
 * marks. Words that two of these languages spell alike stand in neither list, or in both.
 */
import { foldExact, skeleton } from './fold.ts';

/** The languages of messages in Latin letters. */
export type TypedLanguage = 'en' | 'ka' | 'tr' | 'az';

const WORDS: Readonly<Record<TypedLanguage, string>> = {
  en: `
    what's it's i'm don't isn't aren't doesn't can't i'll i'd you're yes no ok please thanks thank u hi hello bye
    is are was does do did will when where which who how why the a an and or of for with without not any some
    cheaper lighter bigger smaller better cheapest best same another more less under over around actually forget undo
  `,
  // In Latin letters, by ear and by the keyboard.
  ka: `
    minda mindoda mindao gvinda unda var ra ras rasac ramdeni ramdenia romeli romelia rogor rogori rodis sad saidan ratom vin vis tu
    aris arian aqvs akvs gaqvt gakvt gaqvs gaqvth maqvs makvs iqneba ikneba iyos iqos girs ghirs jdeba rame raime sxva skhva kidev meti
    ufro iafi iapi iafad iapad dzviri dzvirad yvelaze qvelaze kvelaze naklebi lari larad larze laramde laridan tetri fasi pasi fasad
    kargi kargia cudi lamazi didi patara axali akhali dzveli msubuqi pirveli meore mesame meoxe bolo
    ki xo kho ho ara ar da an magram mara tumca rom es is am im amis imis eseti iseti sheidzleba sheizleba shegidzliat shemidzlia
    madloba gmadlobt gmadlobth gamarjoba gamarjobat salami naxvamdis nakhvamdis kargad bodishi ukacravad gtxovt gtkhovt
    machvene machvenet mitxari mitxarit mipove momidzebne momizebne vedzeb vezeb veZeb mchirdeba gchirdebat mainteresebs
    chemi chemtvis sheni tkveni misi dedis dedistvis dedas mamas mamistvis colis qmris bavshvis bavshvistvis bavshvi qalis kacis qali kaci
    zoma zomis zomebi feri feris perebi ferebi shekveta shekvetis sheakveta mitana mitanis momitant mogitanen momitanet dabruneba davabruno
    gareshe garda sachuqari sachuqrad shemidare shemadare sheadare gaauqme gamigzavne amgvari msgavsi mxolod mkholod axla dges xval
    telefoni leptopi kompiuteri maisuri perangi sharvali fexsacmeli pexsacmeli wamali tsamali kremi mshrali kanistvis saatze saati
  `,
  tr: `
    ne nedir neden niye nerede nereden nereye nasıl kaç kaça hangi hangisi kim ne kadar mi misin misiniz miyim
    ve için ile değil yok var bir şey her hiç en gibi kadar ben bana beni benim sen sana sizin siz şu
    istiyorum isterim istiyoruz istemiyorum arıyorum bakıyorum göster gösterin gösterir önerir öner önerirsin alayım alabilir olur eder
    evet hayır tamam peki teşekkürler teşekkür sağ merhaba selam günaydın lütfen kusura
    fiyat fiyatı fiyatlar beden bedeni bedenler numara renk rengi renkleri ölçüleri ölçüsü stokta kargo sipariş siparişim iade mağaza takip
    ucuzu ucuzunu pahalı güzel iyi büyük küçük yeni eski başka başkası benzer kırmızı siyah beyaz kahverengi gri sarı pembe
    önce sonra şimdi ilk ilki ilkinin ikincisi birincisi üçüncü ilkini ikisini karşılaştır arası altı üstü
    annem anneme babam babama eşim kızım oğlum çocuk çocuğum erkek kadın hediye elbise gömlek ayakkabı çanta
    beğendim beğenmedim bakalım bakalim güneş dolar dolardan dolara lira liradan liraya tl kuruş koltuk sandalye masası
    yakışır geri al bunun bunu şunu onu olan olanı olanlar olmayan alsam kapıda ödeme gelir kişilik yaşında
  `,
  az: `
    nə nədir niyə harada haradadır hardadı hardadır hardan haradan necə necədir neçə neçəyə neçəyədir hansı hansıdır kim
    və üçün ilə deyil yox var bir şey hər heç ən kimi qədər mən mənə məni mənim sən sənə sizin siz bu
    istəyirəm istərdim istəyirik istəmirəm axtarıram baxıram göstər göstərin gətirin tövsiyə seç alım ala olar olarmı edir edirəm et
    bəli hə xeyr yaxşı oldu təşəkkür təşəkkürlər çox sağ salam sabahınız zəhmət olmasa bağışlayın
    qiymət qiyməti ölçü ölçüsü ölçüləri rəng rəngi rəngləri stokda çatdırılma sifariş sifarişim qaytarma qaytarmaq mağaza izləmə nömrəsi
    ucuzu ucuzunu baha gözəl böyük kiçik yeni köhnə başqa başqasını oxşar qırmızı qara ağ qəhvəyi boz çəhrayı
    əvvəl sonra indi ilk birincisi birinci ikincisi ikinci üçüncü müqayisə arası lazımdır lazım bağlama bağlamam
    anam anama atam atama yoldaşım qızım oğlum uşaq uşağım kişi qadın hədiyyə paltar köynək ayaqqabı çanta qulaqlıq
    dollar dollardan dollara manat manata manatdan manatlıq lirə qəpik mq kq sm düym litr
    geyinim geri ləğv buna bunu onu olan olanı olanlar olmayan alsam ödəniş gələr vaxt yaşında dənə bəs elə belə
  `,
};

/** Points for the languages that have the word; none for others. */
export type ChatEvidence = Readonly<Partial<Record<TypedLanguage, number>>>;

const AS_SPELLED = 1.5;
const IN_HASTE = 1;
const NONE: ChatEvidence = {};

let spelled: ReadonlyMap<string, ChatEvidence> | undefined;
let hasty: ReadonlyMap<string, ChatEvidence> | undefined;

/** What one word of a message says of its language. */
export function chatEvidence(surface: string): ChatEvidence {
  const exact = foldExact(surface);
  spelled ??= collect((word) => foldExact(word), AS_SPELLED);
  const found = spelled.get(exact);
  if (found !== undefined) return found;
  hasty ??= collect((word) => skeleton(foldExact(word)), IN_HASTE);
  return hasty.get(skeleton(exact)) ?? NONE;
}

/** A word of several languages is worth its part to each. */
function collect(spell: (word: string) => string, weight: number): ReadonlyMap<string, ChatEvidence> {
  const languages = new Map<string, Set<TypedLanguage>>();
  for (const language of Object.keys(WORDS) as TypedLanguage[]) {
    for (const word of WORDS[language].split(/\s+/).filter(Boolean).map(spell)) {
      languages.set(word, (languages.get(word) ?? new Set()).add(language));
    }
  }
  return new Map(
    [...languages].map(([word, own]) => [word, Object.fromEntries([...own].map((one) => [one, weight / own.size]))]),
  );
}
