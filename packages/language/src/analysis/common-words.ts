/**
 * Words that shops and shoppers inflect but that are no concepts by themselves: the body, the house, people, food, tools,
 * and what is said of things.
 * The Turkic stemmers cut short words only down to a stem they know (`sütü` is süt, `kutu` no kut), and leave these whole
 * where an ending only looks like a suffix (`kalem`, `takım`, `kısa`).
 */
import type { Language } from '../language.ts';

const words = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);

const TURKISH = words(`
  el ayak kol bacak baş saç diş göz kaş kulak burun ağız dudak yüz boyun omuz sırt göğüs karın bel kalp beyin cilt ten tırnak topuk alın
  ev oda salon bahçe mutfak banyo duvar tavan zemin kapı pencere bina ofis okul sokak yol kat köşe raf kutu koli kasa kase
  anne baba kız oğul kardeş abla ağabey dede nine hala teyze amca dayı eş gelin damat insan adam kişi bebek çocuk kadın erkek arkadaş
  et süt bal tuz su çay un ekmek yağ peynir zeytin elma armut muz nar üzüm incir erik kavun karpuz biber soğan havuç patates domates
  balık tavuk yumurta pirinç makarna çorba salça sos kek pasta börek reçel sirke
  ip iplik iğne düğme kumaş cep yaka kılıf çanta kemer taş ağaç yaprak dal tohum toprak kum cam demir kağıt resim kalem defter
  makine motor araba tekerlek kapak boru hortum musluk kablo fiş priz ampul pil vida çivi testere çekiç bıçak makas merdiven
  takım parça paket adet set model marka fiyat beden boy renk desen koku tat ses ışık sıcak soğuk hava gün gece yıl ay hafta
  kale para kare pile baza dana bone çare yara sıra kara sera perde tane tava bere mama kola boya takı maya dolma bira kira ayı ela rafine
  akım akide arı askı aşk boyama taşlama yağmurlama taşıma boyler kabin suşi
  ağrı yanık leke kir toz nem bez havlu örtü çarşaf yorgan yastık battaniye halı kilim ayna lamba mum
  bakım giyim yıkama bitki çiçek hayvan kedi köpek kuş oyun oyuncak film müzik roman dergi sözlük şiir ders sınav
  kısa uzun ince kalın geniş dar sade taze kuru dolu boş koyu açık sert yumuşak büyük küçük hızlı kolay temiz güzel iyi doğal suni
  düz mini midi maksi tek çift yarım tam orta alt üst ön arka yan iç dış yeni eski genç yaşlı hafif ağır sıkı bol ucuz ile böyle öyle
`);

const AZERBAIJANI = words(`
  əl ayaq qol bud baş saç diş göz qaş qulaq burun ağız dodaq üz boyun çiyin kürək qarın bel ürək beyin dəri dırnaq daban alın
  ev otaq zal bağ həyət mətbəx hamam divar tavan döşəmə qapı pəncərə bina ofis məktəb küçə yol mərtəbə künc rəf qutu qab
  ana ata qız oğul qardaş bacı baba nənə xala bibi əmi dayı həyat yoldaş gəlin bəy insan adam kişi körpə uşaq qadın dost
  ət süd bal duz su çay un çörək yağ pendir zeytun alma armud banan nar üzüm əncir gavalı qovun qarpız bibər soğan kök kartof pomidor
  balıq toyuq yumurta düyü makaron şorba sous tort mürəbbə sirkə qənd şəkər meyvə tərəvəz
  ip iynə düymə parça cib yaxa kəmər daş ağac yarpaq budaq toxum torpaq qum şüşə dəmir kağız şəkil qələm dəftər məcun
  maşın mühərrik təkər qapaq boru şlanq kran kabel lampa batareya vint mismar mişar çəkic bıçaq qayçı nərdivan
  dəst hissə paket ədəd model marka qiymət ölçü boy rəng naxış iy dad səs işıq isti soyuq hava gün gecə il ay həftə
  qala pul məscid kvadrat ada baza dana çarə yara sıra qara sera pərdə tava mayo kola boya maya dolma çaydan narın narıncı
  ağrı yanıq ləkə çirk toz nəm bez dəsmal örtük mələfə yorğan yastıq ədyal xalça kilim güzgü şam
  gül çiçək heyvan pişik it quş oyun oyuncaq film musiqi roman jurnal lüğət şeir dərs imtahan çəkmə bıçqı eynək saat qonaq kənd pivə ayı
  arı bala daşıma boyama boyler kabin kari suşi süni
  qısa uzun nazik qalın geniş dar sadə təzə quru dolu boş tünd açıq sərt yumşaq böyük kiçik sürətli asan təmiz gözəl yaxşı təbii
  düz mini midi maksi tək cüt yarım tam orta alt üst ön arxa yan iç çöl yeni köhnə gənc yaşlı yüngül ağır bol ucuz ilə elə belə
`);

export function commonWords(language: Language): readonly string[] {
  if (language === 'tr') return TURKISH;
  return language === 'az' ? AZERBAIJANI : [];
}
