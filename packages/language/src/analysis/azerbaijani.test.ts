import { testLatinForms } from '../testing/latin-forms.ts';
import { testStems } from '../testing/stem-table.ts';
import { AZERBAIJANI_FORMS } from './forms/azerbaijani-forms.ts';

testStems('Azerbaijani', 'az', {
  families: `
    paltar paltarlar paltarı paltara paltarda paltardan paltarın paltarları paltarlarımızdan paltarlarda
    köynək köynəklər köynəyi köynəyə köynəkdə köynəyin koynek
    çörək çörəklər çörəyi çörəyin corek
    ayaqqabı ayaqqabılar ayaqqabısı ayaqqabını ayaqqabıya ayaqqabının ayaqqabıları ayaqqabi
    çanta çantalar çantası çantanı çantaya çantadan çantanın canta
    şalvar şalvarlar şalvarı şalvarın salvar
    kitab kitablar kitabı kitabın kitabları kitabda
    papaq papaqlar papağı papağın
    qolbaq qolbaqlar qolbağı
    qadın qadınlar qadının qadına qadınları qadin
    kişi kişilər kişinin
    uşaq uşaqlar uşağı uşağın uşaqlara usaq
    qırmızı qırmızısı qirmizi QIRMIZI
    yaşıl yaşılı yasil
    qəhvə qəhvəni qəhvənin qehve QƏHVƏ
    saat saatlar saatı saatın
    stul stullar stulu stulun
    divan divanlar divanı divanın
    kreslo kreslolar kreslosu kreslonu
    çarpayı çarpayılar çarpayısı carpayi
    xalça xalçalar xalçası xalçanı xalçanın
    güzgü güzgülər güzgüsü güzgünü guzgu
    pərdə pərdələr pərdəsi pərdəni perde
    yastıq yastıqlar yastığı yastığın
    telefon telefonlar telefonu telefonun
    noutbuk noutbuklar noutbuku noutbukun
    televizor televizorlar televizoru
    qulaqlıq qulaqlıqlar qulaqlığı
    soyuducu soyuducular soyuducusu soyuducunu
    tozsoran tozsoranlar tozsoranı
    sabun sabunlar sabunu sabunun
    şampun şampunlar şampunu sampun
    krem kremlər kremi kremin
    ətir ətirlər
    şəkər şəkəri şəkərin seker
    pendir pendirlər pendiri
    şokolad şokoladlar şokoladı sokolad
    dərman dərmanlar dərmanı dərmanın derman
    vitamin vitaminlər vitamini
    sifariş sifarişlər sifarişi sifarişim sifarişiniz sifarişin
    qiymət qiymətlər qiyməti qiymətin
    rəng rənglər rəngi rəngin
    akkumulyator akkumulyatorlar akkumulyatoru
    mühərrik mühərrikin mühərrikdə
    manat manatlar manatın manatdan
    geyim geyimlər geyimi
    lampa lampalar lampası
    kabel kabellər kabeli
  `,
  strangers: `
    don / dondurma
    qadın / qadağan
    kişi / kişmiş
    bal / balıq
    duz / düz xətt
    un / unitaz
    süd / sürət
    su / sus
    köynək / köhnə
    paltar / palto
    papaq / papka
    şalvar / şal
    kəmər / kəmərli
    üzük / üz
    çörək / çör
    çarpayı / çarx
    stul / stol
    divan / divar
    xalça / xala
    pərdə / pəri
    telefon / televizor
    krem / kran
    ətir / ət
    sabun / saba
    şəkər / şəkil
    dərman / dəri
    mavi / mayo
    sarı / sarımsaq
    ağ / ağac
    boz / bozbaş
    kitab / kit
    qızıl / qız
    lampa / lapa
    manat / manqa
    yun / yunan
    güzgü / güzəşt
    çəkmə / çəkic
    kabel / kabab
    rəng / rəf
    mişar / mis
  `,
});

testLatinForms('Azerbaijani', 'az', AZERBAIJANI_FORMS);
