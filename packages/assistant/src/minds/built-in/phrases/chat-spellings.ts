/**
 * Spellings of chats and what they stand for, per language; keys are folded. Only what has one meaning is here: a word
 * that may be itself (`ya`, `hay`) stays as it was typed.
 */
import type { Language } from '@quarry/contract';
import { foldText } from '../../../words/fold-text.ts';

/** `u=you` pairs, several words on the right joined by `_`. */
const PAIRS: Record<Language, string> = {
  en: `u=you ur=your urs=yours r=are n=and nd=and y=why wat=what wht=what wut=what whats=what's hw=how hv=have hav=have
    pls=please plz=please plse=please pleez=please smth=something sth=something smthing=something somethin=something
    anythin=anything nothin=nothing lookin=looking thx=thanks tnx=thanks tks=thanks thnx=thanks thnks=thanks tq=thanks
    cuz=because coz=because bcoz=because bc=because becuz=because tho=though thru=through abt=about bout=about w=with
    wiv=with w/o=without wo=without wanna=want_to gonna=going_to gotta=have_to gimme=give_me lemme=let_me dunno=do_not_know
    kinda=rather sorta=rather tmrw=tomorrow tmr=tomorrow tmrow=tomorrow 2moro=tomorrow 2day=today bday=birthday
    b-day=birthday gf=girlfriend bf=boyfriend hubby=husband hubbys=husband's mum=mum fav=favourite fave=favourite
    doesnt=doesn't dont=don't isnt=isn't arent=aren't cant=can't wont=won't didnt=didn't hasnt=hasn't wasnt=wasn't
    im=i'm ive=i've ill=i'll id=i'd its=it's thats=that's wheres=where's whens=when's hows=how's whos=who's
    theres=there's lets=let's shes=she's hes=he's theyre=they're youre=you're
    colr=colour coulor=colour sz=size bucks=dollars buck=dollar quid=pounds cheep=cheap cheeper=cheaper chepaer=cheaper
    cheapr=cheaper expencive=expensive expensiv=expensive delivary=delivery delivry=delivery recieve=receive
    ordr=order oder=order adress=address addres=address warrenty=warranty garantee=guarantee diffrence=difference
    diference=difference diff=difference comparison=comparison compair=compare comapre=compare simmilar=similar
    similiar=similar seond=second secnd=second frist=first fisrt=first thrid=third avail=available availible=available
    avalible=available avaliable=available`,
  ka: `რო=რომ ეხლა=ახლა ეხა=ახლა მარა=მაგრამ გაქვ=გაქვთ გაქ=გაქვს მინდ=მინდა ძაან=ძალიან ძან=ძალიან რატო=რატომ
    სადარი=სად_არის რამდენია=რამდენია ქე=კი ხო=კი არი=არის არიი=არის რაღაცა=რაღაც რაცხა=რაღაც თვარა=თორემ
    მადლობთ=მადლობა მეილი=მეილი შვილო=შვილო გუშინწინ=გუშინწინ იყოო=იყო მაქ=მაქვს აქ=აქ ნაკლებათ=ნაკლებად იაფათ=იაფად
    ძვირათ=ძვირად საჩუქრათ=საჩუქრად კარგათ=კარგად მგონია=მგონია შეილება=შეიძლება შეიძება=შეიძლება შეძლება=შეიძლება
    ჩემთვინ=ჩემთვის ბავშვისთვი=ბავშვისთვის ამისთვინ=ამისთვის იაფიანი=იაფიანი ლარია=ლარია`,
  tr: `slm=selam mrb=merhaba mrhb=merhaba tşk=teşekkürler tsk=teşekkürler tşkler=teşekkürler tskler=teşekkürler
    sagol=sağol bi=bir bişey=bir_şey bisey=bir_şey bişi=bir_şey bisi=bir_şey bişeyler=bir_şeyler biseyler=bir_şeyler
    birşey=bir_şey birşeyler=bir_şeyler herşey=her_şey hiçbirşey=hiçbir_şey birsey=bir_şey nbr=naber nasılsn=nasılsın
    kdr=kadar nekadar=ne_kadar nezaman=ne_zaman varmi=var_mı varmı=var_mı varmidir=var_mı yokmu=yok_mu olurmu=olur_mu
    oluyomu=oluyor_mu oluyormu=oluyor_mu lazm=lazım lzm=lazım lutfn=lütfen ltfn=lütfen lütfn=lütfen hg=hoş_geldiniz
    nerdeyse=neredeyse dimi=değil_mi diil=değil deil=değil degil=değil şindi=şimdi şimdilik=şimdilik
    fiyatı=fiyatı fyt=fiyat fiyt=fiyat kargosu=kargosu siparis=sipariş msj=mesaj tel=telefon napıyım=ne_yapayım
    napayım=ne_yapayım napcam=ne_yapacağım`,
  ar: `اكتر=اكثر اكترمن=اكثر_من تاني=ثاني تانيه=ثانيه التاني=الثاني التانيه=الثانيه التالت=الثالث التالته=الثالثه
    تلاته=ثلاثه كتير=كثير ده=هذا دا=هذا دي=هذه هاد=هذا هادا=هذا هيدا=هذا هيدي=هذه هاذا=هذا هدا=هذا دول=هؤلاء هدول=هؤلاء
    برضه=ايضا برضو=ايضا كمان=ايضا دلوقتي=الان هلق=الان هلا=الان الحين=الان هسه=الان امتي=متي ايمتي=متي ايمت=متي
    وقتيش=متي قديش=كم اديش=كم كام=كم بكام=بكم بقديش=بكم عاوز=عايز عاوزه=عايزه بدنا=بدي ابا=ابي يبي=يريد تبي=تريد
    مافي=ما_في مافيه=ما_في مابدي=ما_بدي مابي=ما_ابي ماابي=ما_ابي مابغي=ما_ابغي ماابغي=ما_ابغي ماحب=ما_احب محتاج=احتاج
    محتاجه=احتاج ابغاه=ابغي يسلمو=تسلم يسلموا=تسلم مشكوره=مشكور مشكورين=مشكور ثانكس=شكرا ثنكس=شكرا ميرسي=شكرا
    الغيه=الغي_الطلب الغيها=الغي_الطلب بليز=لو_سمحت سايز=مقاس`,
  az: `slm=salam cox=çox saol=sağ_ol sagol=sağ_ol sağol=sağ_ol varmi=var_mı varmı=var_mı yoxdu=yoxdur lazimdi=lazımdır
    lazımdı=lazımdır necedi=necədir necədi=necədir nedi=nədir nədi=nədir hansidi=hansıdır hansıdı=hansıdır
    hardadi=haradadır hardadı=haradadır haradadi=haradadır haradadı=haradadır hardadir=haradadır hardadır=haradadır
    harda=harada hardan=haradan neceyedi=neçəyədir neçəyədi=neçəyədir necededi=neçədədir neçədi=neçədir
    qeder=qədər ucun=üçün üçü=üçün bisey=bir_şey bişey=bir_şey birsey=bir_şey birşey=bir_şey zehmet=zəhmət
    zəhmətolmasa=zəhmət_olmasa deyl=deyil dəyil=deyil dəyl=deyil axtariram=axtarıram isteyirem=istəyirəm
    istiyirəm=istəyirəm istiyirem=istəyirəm razmer=ölçü razmeri=ölçüsü razmerli=ölçülü razmerleri=ölçüləri
    zakaz=sifariş zakazım=sifarişim zakazim=sifarişim dastavka=çatdırılma dostavka=çatdırılma vozvrat=qaytarma
    skidka=endirim garantiya=zəmanət qarantiya=zəmanət teze=təzə tezesi=təzəsi`,
};

const spellings = (pairs: string): ReadonlyMap<string, string> =>
  new Map(
    pairs
      .split(/\s+/u)
      .filter(Boolean)
      .map((pair) => {
        const [typed = '', plain = ''] = pair.split('=');
        return [foldText(typed), plain.replaceAll('_', ' ')] as const;
      })
      .filter(([typed, plain]) => typed !== foldText(plain)),
  );

export const CHAT_SPELLINGS: Record<Language, ReadonlyMap<string, string>> = {
  en: spellings(PAIRS.en),
  ka: spellings(PAIRS.ka),
  tr: spellings(PAIRS.tr),
  ar: spellings(PAIRS.ar),
  az: spellings(PAIRS.az),
};

/** Endings that are clipped in chats, on folded words, with what they are in full. */
export const CHAT_ENDINGS: Record<Language, readonly (readonly [ending: RegExp, plain: string])[]> = {
  en: [],
  // `ნაკლებათ` and `იაფათ` for `-ად`.
  ka: [],
  tr: [
    [/(?<=.[iıuü])yo$/u, 'yor'],
    [/(?<=.[iıuü])yom$/u, 'yorum'],
    [/(?<=.[iıuü])yoz$/u, 'yoruz'],
    [/(?<=.[iıuü])yosun$/u, 'yorsun'],
    [/(?<=.[iıuü])yosunuz$/u, 'yorsunuz'],
    [/(?<=.[iıuü])yolar$/u, 'yorlar'],
  ],
  // `مايزيدش`: the Egyptian "not" around a verb.
  ar: [[/^ما(?=[يت]\p{L}{3})/u, 'ما ']],
  az: [
    [/(?<=[iıuü]r)s[iı]z$/u, 'siniz'],
    [/(?<=[iıuü]r)s[uü]z$/u, 'sunuz'],
  ],
};
