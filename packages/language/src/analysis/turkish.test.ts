import { testLatinForms } from '../testing/latin-forms.ts';
import { testStems } from '../testing/stem-table.ts';
import { TURKISH_FORMS } from './forms/turkish-forms.ts';

testStems('Turkish', 'tr', {
  families: `
    elbise elbiseler elbisesi elbiseyi elbiseye elbisede elbiseden elbisenin elbiseleri elbiselerin elbiselerden elbisem elbiselerinizden ELBİSE
    çanta çantalar çantası çantayı çantaya çantada çantadan çantanın çantaları cantasi
    gömlek gömlekler gömleği gömleğe gömlekte gömlekten gömleğin gomlek gomlegi
    ayakkabı ayakkabılar ayakkabısı ayakkabıyı ayakkabıya ayakkabıdan ayakkabıları AYAKKABI ayakkabi
    kitap kitaplar kitabı kitaba kitapta kitaptan kitabın kitapları
    kazak kazaklar kazağı kazağa kazakta
    ceket ceketler ceketi cekete ceketin
    pantolon pantolonlar pantolonu pantolonun pantolonları
    saat saatler saati saatin saatleri
    kadın kadınlar kadının kadına kadınları kadin
    erkek erkekler erkeği erkeğin erkeklere
    çocuk çocuklar çocuğu çocuğun çocuklara cocuk
    kırmızı kırmızısı kirmizi KIRMIZI
    siyah siyahı siyahlar
    yeşil yeşili yesil
    masa masalar masası masayı masaya masada masadan masanın
    sandalye sandalyeler sandalyesi sandalyeyi
    kanepe kanepeler kanepesi kanepeyi
    halı halılar halısı halıyı hali
    perde perdeler perdesi perdeyi
    koltuk koltuklar koltuğu koltuğa
    yatak yataklar yatağı yatağın
    dolap dolaplar dolabı dolaba dolabın
    lamba lambalar lambası lambayı
    telefon telefonlar telefonu telefonun telefonları
    bilgisayar bilgisayarlar bilgisayarı bilgisayarın
    televizyon televizyonlar televizyonu
    kulaklık kulaklıklar kulaklığı kulaklığın
    buzdolabı buzdolapları
    sabun sabunlar sabunu sabunun
    şampuan şampuanlar şampuanı sampuan
    krem kremler kremi kremin kremleri
    parfüm parfümler parfümü parfum
    lastik lastikler lastiği lastiğin
    akü aküler
    matkap matkaplar matkabı matkabın
    çekiç çekiçler çekici cekic
    boya boyalar boyası boyayı
    süt sütler
    peynir peynirler peyniri peynirin
    çikolata çikolatalar çikolatası çikolatayı
    kahve kahveler kahvesi kahveyi kahvenin
    sipariş siparişler siparişi siparişim siparişiniz siparişimin
    fiyat fiyatlar fiyatı fiyata fiyatları
    beden bedenler bedeni bedende
    renk renkler rengi rengin
    İstanbul'dan İstanbul İstanbul'un
    iPhone'un iPhone
  `,
  strangers: `
    kadın / kadife
    beden / bed
    kazak / kaz
    masa / masaj
    kot / kotlet
    bot / botanik
    halı / hal
    altın / alt
    kapı / kap
    deri / derin
    sarı / sarımsak
    saç / sac ekmeği
    bal / balık
    un / ünlü
    süt / sütlaç
    tuz / tuzak
    su / sos
    ceket / ceviz
    kemer / kemik
    kolye / koltuk
    yüzük / yüz
    krem / kraker
    perde / peri
    telefon / televizyon
    çanta / çam
    elbise / elma
    gömlek / göl
    şapka / şal
    mavi / mama
    gri / grip
    yatak / yat
    sabun / saba
    ayna / ay
    raf / rafine
    boya / boy
    ampul / ampirik
    kablo / kab
    ceket / çekiç
    lamba / lamine
  `,
});

testLatinForms('Turkish', 'tr', TURKISH_FORMS);
