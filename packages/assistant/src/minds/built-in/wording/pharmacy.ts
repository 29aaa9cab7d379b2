/** Texts about medicines: advice to ask a pharmacist; no doses, no diagnoses. */
import type { Language } from '@quarry/contract';

export interface PharmacyWording {
  /** Beside medicines, for children, in pregnancy, with other medicines or a long illness. */
  withCare: string;
  /** Asked how much to take; `name` is the quoted medicine that is meant, when it is known. */
  dose: readonly ((name: string | null) => string)[];
  interaction: readonly ((name: string | null) => string)[];
  diagnosis: string;
}

export const PHARMACY_WORDING: Record<Language, PharmacyWording> = {
  en: {
    withCare:
      'For a child, in pregnancy or while breastfeeding, with a long-term illness or other medicines, please talk to a pharmacist or a doctor before using anything.',
    dose: [
      (name) =>
        `I cannot tell you how much to take${name ? ` of ${name}` : ''}. The leaflet in the pack says it, and a pharmacist will work it out for you: age, weight and other medicines matter.`,
      (name) =>
        `How much is right${name ? ` of ${name}` : ''} depends on age, weight and health, so I never name a dose. Please read the leaflet or ask a pharmacist.`,
    ],
    interaction: [
      (name) =>
        `Whether ${name ?? 'it'} suits you, and what it may be taken with, is for a pharmacist or a doctor to say. The leaflet lists side effects and interactions too.`,
      (name) =>
        `I cannot judge that${name ? ` about ${name}` : ''}. Please ask a pharmacist or a doctor, and name everything else you take; the leaflet helps as well.`,
    ],
    diagnosis:
      'I cannot tell what is behind it; please ask a doctor or a pharmacist. If you know what you need, I will gladly look for it.',
  },
  ka: {
    withCare:
      'თუ მედიკამენტი ბავშვისთვისაა, ხართ ორსულად ან მეძუძური, გაქვთ ქრონიკული დაავადება ან სხვა წამალსაც იღებთ, გამოყენებამდე აუცილებლად ჰკითხეთ ფარმაცევტს ან ექიმს.',
    dose: [
      (name) =>
        `რა ოდენობით უნდა მიიღოთ${name ? ` ${name}` : ''}, ამას ვერ გეტყვით. ეს შეფუთვაში ჩადებულ ინსტრუქციაში წერია, ფარმაცევტი კი ასაკის, წონისა და სხვა წამლების მიხედვით დაგიზუსტებთ.`,
      (name) =>
        `${name ? `${name}: სწორი` : 'სწორი'} დოზა ასაკზე, წონასა და ჯანმრთელობაზეა დამოკიდებული, ამიტომ დოზას არ ვასახელებ. გთხოვთ, წაიკითხოთ ინსტრუქცია ან ჰკითხოთ ფარმაცევტს.`,
    ],
    interaction: [
      (name) =>
        `შეგეფერებათ თუ არა${name ? ` ${name}` : ''} და რასთან ერთად შეიძლება მისი მიღება, ამას ფარმაცევტი ან ექიმი გეტყვით. გვერდითი მოვლენები და ურთიერთქმედება ინსტრუქციაშიც წერია.`,
      (name) =>
        `${name ? `${name}: ამას` : 'ამას'} ვერ შევაფასებ. გთხოვთ, ჰკითხოთ ფარმაცევტს ან ექიმს და უთხრათ, კიდევ რა წამლებს იღებთ; ინსტრუქციაც დაგეხმარებათ.`,
    ],
    diagnosis:
      'მიზეზს ვერ დავადგენ; გთხოვთ, მიმართოთ ექიმს ან ფარმაცევტს. თუ იცით, რა გჭირდებათ, სიამოვნებით მოგიძებნით.',
  },
  tr: {
    withCare:
      'Çocuklar için, hamilelikte ya da emzirirken, süregelen bir hastalıkta veya başka ilaç kullanırken herhangi bir ürünü kullanmadan önce mutlaka eczacıya ya da doktora danışın.',
    dose: [
      (name) =>
        `${name ? `${name} için ne` : 'Ne'} kadar kullanmanız gerektiğini söyleyemem. Kutudaki prospektüste yazar; eczacı da yaşa, kiloya ve diğer ilaçlara göre size söyler.`,
      (name) =>
        `${name ? `${name} için doğru` : 'Doğru'} doz yaşa, kiloya ve sağlık durumuna bağlıdır, bu yüzden doz söylemem. Lütfen prospektüsü okuyun ya da bir eczacıya sorun.`,
    ],
    interaction: [
      (name) =>
        `${name ? `${name} size` : 'Size'} uygun mu, nelerle birlikte kullanılır, bunu eczacı ya da doktor söyleyebilir. Yan etkiler ve etkileşimler prospektüste de yazar.`,
      (name) =>
        `${name ? `${name} hakkında bunu` : 'Bunu'} ben değerlendiremem. Lütfen eczacıya ya da doktora danışın ve kullandığınız diğer ilaçları söyleyin; prospektüs de yardımcı olur.`,
    ],
    diagnosis:
      'Nedenini ben söyleyemem; lütfen bir doktora ya da eczacıya danışın. Neye ihtiyacınız olduğunu biliyorsanız memnuniyetle bulurum.',
  },
  ar: {
    withCare:
      'للأطفال، وأثناء الحمل أو الرضاعة، ومع الأمراض المزمنة أو أدوية أخرى، يُرجى استشارة الصيدلي أو الطبيب قبل استعمال أي منتج.',
    dose: [
      (name) =>
        `لا أستطيع تحديد الجرعة${name ? ` من ${name}` : ''}. ستجدها في النشرة داخل العبوة، والصيدلي يحددها لك بحسب العمر والوزن والأدوية الأخرى.`,
      (name) =>
        `تعتمد الجرعة المناسبة${name ? ` من ${name}` : ''} على العمر والوزن والحالة الصحية، لذلك لا أذكر جرعات. يُرجى قراءة النشرة أو سؤال الصيدلي.`,
    ],
    interaction: [
      (name) =>
        `${name ? `بخصوص ${name}: وحده` : 'وحده'} الصيدلي أو الطبيب يقرر ما يناسبك وما يجوز تناوله معه. وتجد الآثار الجانبية والتداخلات في النشرة أيضًا.`,
      (name) =>
        `لا يمكنني الحكم في ذلك${name ? ` بشأن ${name}` : ''}. يُرجى سؤال الصيدلي أو الطبيب وإخباره بكل ما تتناوله من أدوية، والنشرة تساعدك أيضًا.`,
    ],
    diagnosis: 'لا يمكنني تحديد السبب، ويُرجى مراجعة الطبيب أو الصيدلي. وإن كنت تعرف ما تحتاج إليه فسأبحث عنه بكل سرور.',
  },
  az: {
    withCare:
      'Uşaq üçündürsə, hamiləsinizsə və ya əmizdirirsinizsə, xroniki xəstəliyiniz varsa və ya başqa dərman qəbul edirsinizsə, istifadədən əvvəl mütləq əczaçı və ya həkimlə məsləhətləşin.',
    dose: [
      (name) =>
        `${name ? `${name} üçün nə` : 'Nə'} qədər qəbul etməli olduğunuzu deyə bilmərəm. Bu, qutudakı təlimatda yazılıb; əczaçı isə yaşa, çəkiyə və digər dərmanlara görə sizə deyər.`,
      (name) =>
        `${name ? `${name} üçün düzgün` : 'Düzgün'} doza yaşdan, çəkidən və sağlamlıqdan asılıdır, ona görə doza demirəm. Zəhmət olmasa, təlimatı oxuyun və ya əczaçıdan soruşun.`,
    ],
    interaction: [
      (name) =>
        `${name ? `${name} sizə` : 'Sizə'} uyğundurmu və nə ilə birlikdə qəbul edilə bilər, bunu əczaçı və ya həkim deyə bilər. Əlavə təsirlər və qarşılıqlı təsirlər təlimatda da yazılıb.`,
      (name) =>
        `${name ? `${name} barədə bunu` : 'Bunu'} mən qiymətləndirə bilmərəm. Zəhmət olmasa, əczaçıdan və ya həkimdən soruşun və qəbul etdiyiniz digər dərmanları deyin; təlimat da kömək edər.`,
    ],
    diagnosis:
      'Səbəbini deyə bilmərəm; zəhmət olmasa, həkimə və ya əczaçıya müraciət edin. Nə lazım olduğunu bilirsinizsə, məmnuniyyətlə taparam.',
  },
};
