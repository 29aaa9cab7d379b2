/**
 * Ways of eating that a shopper keeps to, and how they are written on the packet. The negations themselves
 * (`sugar-free`, `şekersiz`, `უშაქრო`) are read by `understand/negation.ts`; here stand the words beside them.
 */
import type { ConceptRow } from '../concept.ts';

export const DIET_ROWS: readonly ConceptRow[] = [
  ['gluten-free', 'gluten-free diet|coeliac|celiac|coeliac disease|suitable for coeliacs', 'უგლუტენო კვება|ცელიაკია|ცელიაკიისთვის', 'glutensiz beslenme|çölyak|çölyak hastası', 'حمية الجلوتين|سيلياك|مرض السيلياك|حساسية القمح', 'qlütensiz qidalanma|seliakiya|seliakiya xəstəsi'],
  ['lactose-free', 'lactose-free diet|lactose intolerance|lactose intolerant|dairy-free diet', 'ულაქტოზო კვება|ლაქტოზის აუტანლობა|ურძეო', 'laktozsuz beslenme|laktoz intoleransı|laktoz hassasiyeti', 'حمية اللاكتوز|حساسية اللاكتوز|حساسية الحليب', 'laktozasız qidalanma|laktoza dözümsüzlüyü|laktozaya həssaslıq'],
  ['sugar-free', 'sugar-free diet|low sugar|reduced sugar|zero sugar|suitable for diabetics', 'უშაქრო კვება|დაბალი შაქრის შემცველობა|დიაბეტური|დიაბეტიკებისთვის', 'şekersiz beslenme|düşük şekerli|az şekerli|diyabetik', 'حمية السكر|قليل السكر|سكر أقل|لمرضى السكري|دايت', 'şəkərsiz qidalanma|az şəkərli|diabetik|diabetiklər üçün'],
  ['low-salt', 'low salt|reduced salt|low sodium', 'მცირე მარილით|ნაკლები მარილი', 'az tuzlu|düşük sodyumlu', 'قليل الملح|منخفض الصوديوم', 'az duzlu'],
  ['vegan', 'vegan|plant-based|plant based', 'ვეგანური|ვეგანი|ვეგანებისთვის', 'vegan|bitkisel bazlı', 'نباتي صرف|فيغان|فيجن', 'veqan|bitki əsaslı'],
  ['vegetarian', 'vegetarian|veggie|meatless', 'ვეგეტარიანული|ვეგეტარიანელი', 'vejetaryen|etsiz', 'نباتي|نباتية|نباتيين', 'vegetarian|ətsiz'],
  ['halal', 'halal|halal certified', 'ჰალალი|ჰალალ', 'helal|helal sertifikalı', 'حلال', 'halal|halal sertifikatlı'],
  ['kosher', 'kosher', 'ქოშერი|კოშერი', 'koşer', 'كوشر', 'koşer'],
  ['fasting', 'lenten|fasting food|lent|for fasting', 'სამარხვო|მარხვა|სამარხვოდ', 'perhiz|oruç dostu|paskalya perhizi', 'صيامي|صيامية', 'pəhriz yeməyi|oruc yeməyi'],
  ['organic', 'organic|bio|organically grown|eco food', 'ორგანული|ბიო|ბიო პროდუქტი', 'organik|bio|katkısız', 'عضوي|عضوية|أورجانيك|بيو', 'orqanik|bio|təbii qida'],
  ['keto', 'keto|ketogenic|low carb|low-carb', 'კეტო|დაბალნახშირწყლიანი', 'keto|ketojenik|düşük karbonhidratlı', 'كيتو|قليل الكربوهيدرات|لوكارب', 'keto|az karbohidratlı'],
  ['high-protein', 'high protein|protein rich|rich in protein', 'მაღალპროტეინიანი|პროტეინით მდიდარი', 'yüksek proteinli|protein oranı yüksek', 'عالي البروتين|غني بالبروتين', 'yüksək proteinli|zülallı'],
  ['low-fat', 'low fat|low-fat|fat-reduced|skimmed|light product', 'უცხიმო|დაბალცხიმიანი|ნაკლებცხიმიანი', 'az yağlı|yarım yağlı|light ürün', 'قليل الدسم|خالي الدسم|لايت', 'az yağlı|yağsız|layt'],
  ['wholegrain', 'wholegrain|whole grain|wholemeal|wholewheat', 'მთელმარცვლოვანი|მთლიანმარცვლოვანი', 'tam tahıllı|tam buğdaylı|kepekli', 'حبوب كاملة|قمح كامل', 'tam taxıllı|tam buğdalı|kəpəkli'],
  ['low-calorie', 'low calorie|low-calorie|diet food|weight-loss food', 'დაბალკალორიული|დიეტური', 'düşük kalorili|diyet ürün|diyet', 'قليل السعرات|منخفض السعرات|حمية', 'az kalorili|pəhriz|dietik'],
  ['raw', 'unprocessed|raw food|raw vegan', 'დაუმუშავებელი|ნედლი საკვები', 'işlenmemiş|çiğ beslenme', 'غير معالج|طعام نيء', 'emal olunmamış|çiy qida'],
];
