/**
 * What people say around a wish that names no product and no condition: who they are, where they are going, what they
 * think. Per language, words apart by spaces, the words of a phrase joined by `_`; `*` stands for any ending.
 *
 * Only what says nothing about a product in any shop is here: `short`, `sweet` and `quiet` are wishes.
 */
import type { Language } from '@quarry/contract';

const WORDS: Record<Language, string> = {
  en: `
    i'm i'll i'd i've we we're we'll us our he he's his him she she's her hers they they're their theirs someone
    somebody who's going_to going go goes gone getting get gets got gotta have_to has had having am was were been
    being will would shall should could might must may let let's lets thing things stuff lot lots quite very really
    pretty kind_of sort_of a_bit here there where when while because since as than if whether even still yet already
    always never ever soon today tomorrow tonight next_week this_week next_month at_the_moment right_now these_days
    lately once twice first_of_all thinking think thought believe guess suppose hope hoping hear heard know see seen
    saw tell told say said ask asked try trying tried want wants wanted wanna wish wishing love loves loved prefer
    prefers preferred preferably ideally hopefully after browsing shopping choose chosen decide decided buying bought
    pay paying spend spending nice good decent great lovely perfect proper suitable okay alright nicest best_for help
    advise advice idea ideas suggestion suggestions recommendation recommendations option options choice choices
    invited attend attending visiting visit live lives house_move myself yourself himself herself themselves each
    every all both either neither none nothing everything anyone everyone about over_there again away please kindly
    thanks hello hi hey ok well oh ah question quick_question wondering wonder curious any_chance chance possible
    possibly perhaps probably definitely certainly new_one another different other others instead besides except_that
    which what whatever whichever whose do_you_know do_you_think can_you could_you would_you will_you may_i can_i
    i_am it_is that_is there_is available selling sell sells sold shop store your you're yours else going years_ago
  `,
  ka: `
    ვარ ხარ ხართ ვართ არიან იყო იყვნენ ვიყავი იქნება იქნებოდა მივდივარ მივდივართ მივიდივარ მიდის წავალ მივალ მოვალ
    ვაპირებ ვაპირებთ დაგეგმილი_მაქვს მაქვს გვაქვს აქვს ჰქონდა მქონდა გვექნება მექნება გვინდა უნდათ მინდოდა გვინდოდა
    მჭირდებოდა გვჭირდება სჭირდება სჭირდებათ დამჭირდა დამჭირდება დაგვჭირდა მირჩევნია გვირჩევნია მიყვარს უყვარს უყვართ
    მოსწონს მომწონს მოეწონება მომეწონება ვფიქრობ მგონი მგონია ალბათ იქნებ შესაძლოა აუცილებლად ნამდვილად რა_თქმა_უნდა
    მართლა ძალიან საკმაოდ ცოტა ბევრი სულ უკვე ჯერ ისევ აქ იქ სად როცა როდესაც სანამ რადგან იმიტომ ამიტომ რომელიც
    რომლის რასაც ვინც თუკი რო რომ რა რაა რაც რაღაც რაღაცა რამენაირი მე_თვითონ ჩემი ჩემს ჩემთან შენი თქვენი თქვენს
    თქვენთან ჩვენი ჩვენს მისი მისთვის ჩვენთვის ვიღაც ვიღაცისთვის ყველა ყველაფერი არაფერი დღეს ხვალ გუშინ ამაღამ
    ამ_კვირაში მომავალ_კვირას ახლა მალე სტუმარი სტუმრად მიწვეული დამპატიჟეს მიმიწვიეს დაპატიჟებული ვაწყობ ვაწყობთ
    ვაკეთებ ვაკეთებთ ვცხოვრობ გადავდივარ გადავედი ვიწყებ დავიწყე ვყიდულობ ყიდვას შეძენა შევიძინო შევიძენდი ვიყიდიდი
    ყიდით ყიდულობთ გყავთ დაგრჩათ დამიტოვეთ დამანახე დამანახეთ მანახვე მაჩვენებ მაჩვენებთ მეჩვენება ვნახავ ვნახოთ
    ვნახო ნახე ნახეთ მითხარი მითხარით მეტყვით მეტყვი გვითხარით მომიძებნით მიპოვით იპოვი იპოვით შემირჩევ შემირჩევთ
    მირჩევდი მირჩევდით რჩევა რჩევას დამეხმარეთ დამეხმარე მაინტერესებს გვაინტერესებს გვაჩვენეთ კარგი კარგია კარგად
    ნორმალური ნორმალურ ხარისხიანი შესაფერისი კი ხო ხოო არა_უშავს მოკლედ ვაბშე ანუ ისა აი აბა ჰო აუ უი ბიჭო რა_ვიცი
    გამიხარდება გამეხარდება იდეა იდეები ვარიანტს ვარიანტებს არჩევანი არჩევანს ხომ_არ თუ_გაქვთ თუ_არის თუ_იყიდება
    იყიდება ნივთი ნივთები რამეები აგერ ეგრე ასე ისე ეგეთი ისეთი ასეთები სწრაფად სასწრაფოდ დროულად საერთოდ უბრალოდ
    ზუსტად მხოლოდ_ეს სხვა_რამე ყველას ვინმე ვინმეს მაინც მაგალითად ძირითადად დაახლოებით მოდით მოდი
  `,
  tr: `
    ben biz bizim benim bana bize beni bizi onun onlar onların sana size senin sizin kendim kendime kendisi gidiyorum
    gidiyoruz gideceğim gideceğiz gidicem gidicez gidecem gitmek katılacağım davetliyim davet davetli alacağım alcam
    alıcam alacaktım alayım alsam almak alıyorum alabilirim alabilir_miyim alırım almalıyım alınır düşünüyorum
    düşünüyoruz düşündüm bakıyoruz bakınıyorum bakıcam bakacağım bakar_mısınız bakar_mısın bakayım bakalım arıyordum
    aramaktayım istedim istiyordum istemiştim isteriz istiyoruz lazımdı gerek gerekiyor gerekli gerekiyordu
    ihtiyacımız ihtiyaç düzüyorum düzüyoruz düzeceğim düzücem kuruyorum yapıyorum yapıyoruz yapacağım yapıcam
    taşındım taşınıyorum taşınıyoruz ev_düzüyorum severim seviyor sever seviyorum beğenirim beğendim tercihim
    tercihen tercih_ederim tercih mümkünse olabilir olabilirse olursa olsa oluyor olur olmalı olacak oldu değil_mi
    varsa var_mıdır yoksa elinizde sizde elinizdeki satıyorsunuz satıyor_musunuz satılıyor çok biraz oldukça baya
    bayağı gerçekten kesinlikle belki herhalde galiba sanırım aslında bence hemen acil acilen artık hâlâ hala bugün
    yarın dün bu_hafta haftaya gelecek_hafta önümüzdeki bu_akşam ne neler hangi hangisi nasıl neyi neye kime kim
    nerede neden niye ne_tür ne_gibi ne_var neyiniz iyi güzel hoş uygun kaliteli düzgün şöyle böyle öyle gibi kadar
    göre diye dedim diyorum yani işte hani falan filan tarz tarzı bir_şeyler bir_şey bir_tane bi_tane birkaç tane
    şeyler şey fikir fikriniz fikrin tavsiye tavsiyeniz tavsiyen tavsiye_eder_misiniz önerin öneriniz öneriler
    önerebilir_misiniz önerir_misin yardımcı yardım_eder_misin olur_musunuz seçenek seçenekler seçeneği çeşit
    çeşitler çeşidi göstersene göstersenize gösterebilir_misiniz gösterir_misiniz görmek görebilir_miyim görebilirim
    görelim şimdilik ayrıca başka_bir_şey herhangi_bir herkes hiç hep her bazı tüm bütün diğer öbür
  `,
  ar: `
    انا احنا نحن انت انتم انتي هو هي هم لي لنا لك لكم له لها عندي عندنا عنده عندها معي معنا رايح رايحه رايحين ذاهب
    ذاهبه ساذهب بروح مدعو مدعوه معزوم معزومه ضيف ضيفه حضور احضر بحاجه محتاج محتاجه نحتاج اريده نريد بدي بدك بدنا ابي
    ابغي ابا ودي حاب حابه حابين عايز عايزه عايزين نفسي افضل_ان افضل_يكون يفضل ادور ادور_علي بدور بدور_علي ابحث نبحث
    بفتش بفتش_علي افتش اشوف شوف شوفلي شوف_لي دورلي دور_لي جيب جيبلي هات هاتلي عطني اعطني اعطيني دلني وريني ورجيني
    فرجيني خليني خليه خليها يكون تكون يكونوا كان كانت صار شو ايش وش ايه شنو شنهو ماذا ما_هي ما_هو اي ايها كيف وين فين
    متي ليش ليه مين كتير كثير جدا شوي شويه قليلا تقريبا يمكن ربما اكيد طبعا والله يعني مثلا عادي بس لسه لسا الان
    اليوم بكره بكرا غدا امس هذا_الاسبوع الاسبوع_القادم الاسبوع_الجاي كويس كويسه منيح منيحه زين مناسب مناسبه مرتب
    مرتبه ممتاز جيد جيده محترم لطيف شغله شغلات اشياء حاجات حاجه شيء شي فكره افكار اقتراح اقتراحات نصيحه تنصحني
    تنصحوني بتنصحني تنصحوا بتنصحوا انصحوني اقترحوا اقتراحك ساعدني ساعدوني ممكن تساعدني لو_في لو_فيه اذا_في اذا_فيه
    اذا_ممكن لو_ممكن اذا_سمحت تبيعون بتبيعوا تبيعوا عندكن عندك فيكم في_عندكم بجهز نجهز اجهز بفرش افرش انقل نقلت ساكن
    ساكنه اشتري بشتري شراء نشتري اخذ اللي الذي التي الي هيك كده كذا هكذا هنا هناك احد حدا حد جميع غيره
  `,
  az: `
    mən biz bizim mənim mənə bizə məni bizi onun onlar onların sənə sizə sənin sizin özüm özümə özü gedirəm gedirik
    gedəcəyəm gedəcəm getmək dəvətliyəm dəvət qonağam alacağam alacam alım alsam almaq alıram ala_bilərəm alardım
    alınır fikirləşirəm düşünürəm baxıram baxırıq baxırdım axtarırdım axtarırıq istəyirdim istəyərdim istəyirik
    lazım_idi lazımdır gərək gərəkdir ehtiyacım ehtiyac düzəldirəm qururam edirəm edirik edəcəyəm köçürəm köçürük
    köçdüm yaşayıram sevirəm sevir bəyənirəm bəyəndim üstünlük mümkünsə ola_bilər olsa olarsa olar olur olmalıdır
    oldu deyilmi varsa yoxsa sizdə əlinizdə satırsınız satılır satışda çox bir_az bir_qədər olduqca həqiqətən mütləq
    bəlkə yəqin deyəsən əslində məncə tez təcili artıq hələ bu_gün sabah dünən bu_həftə gələn_həftə bu_axşam nə nələr
    hansı hansılar necə nəyi nəyə kimə kim harada niyə nə_cür nə_var yaxşı gözəl qəşəng münasib uyğun keyfiyyətli
    normal belə elə kimi qədər görə deyə dedim deyirəm yəni işte filan bir_şey bir_şeylər bir_dənə neçə_dənə dənə
    şeylər şey fikir fikriniz məsləhət məsləhətiniz məsləhət_görərsiniz məsləhət_görərdiniz tövsiyə tövsiyəniz
    tövsiyə_edərsiniz kömək_edin kömək_edərsiniz seçim seçimlər çeşid çeşidlər göstərərsiniz göstərsəniz görmək görüm
    görə_bilərəm hələlik bundan_əlavə həm_də başqa_bir_şey hər_hansı hamı heç həmişə hər bəzi bütün digər o_biri ayə
    ay_qız deyirəm_ki xahiş
  `,
};

const listOf = (words: string): readonly string[] =>
  words
    .split(/\s+/u)
    .filter(Boolean)
    .map((word) => word.replaceAll('_', ' '));

export const ORDINARY_WORDS: Record<Language, readonly string[]> = {
  en: listOf(WORDS.en),
  ka: listOf(WORDS.ka),
  tr: listOf(WORDS.tr),
  ar: listOf(WORDS.ar),
  az: listOf(WORDS.az),
};
