/**
 * Departments of a pharmacy as its guided chat names them, in five languages, and the kinds of thing that belong there.
 * Which of those kinds a shop really sells, and how many, its catalogue says.
 */
import { type PhraseList, phrases } from '../../../words/phrases.ts';

export interface Department {
  names: PhraseList;
  /** Canonical categories, wide words as `group:body care`. */
  categories: readonly string[];
}

export const DEPARTMENTS: readonly Department[] = [
  {
    names: phrases(
      [
        'search for medication',
        'search for medicine',
        'search for medicines',
        'medication',
        'medications',
        'medicine',
        'medicines',
        'drugs',
      ],
      ['მედიკამენტები', 'მედიკამენტი', 'მედიკამენტის ძებნა', 'წამლები', 'წამალი'],
      ['ilaç ara', 'ilaçlar', 'ilaç'],
      ['البحث عن دواء', 'أدوية', 'الأدوية', 'دواء'],
      ['dərman axtar', 'dərmanlar', 'dərman'],
    ),
    categories: ['group:medicine', 'eye-care', 'first-aid', 'plasters'],
  },
  {
    names: phrases(
      ['vitamins & supplements', 'vitamins and supplements', 'vitamins supplements'],
      ['ვიტამინები და დანამატები', 'ვიტამინები და საკვები დანამატები'],
      ['vitamin ve takviyeler', 'vitaminler ve takviyeler'],
      ['الفيتامينات والمكمّلات', 'الفيتامينات والمكملات', 'فيتامينات ومكملات'],
      ['vitaminlər və əlavələr', 'vitamin və əlavələr'],
    ),
    categories: ['vitamins', 'supplements'],
  },
  {
    names: phrases(
      ['personal care', 'personal hygiene', 'hygiene'],
      ['პირადი ჰიგიენა', 'ჰიგიენა', 'პირადი მოვლა'],
      ['kişisel bakım', 'kişisel hijyen'],
      ['العناية الشخصية', 'النظافة الشخصية'],
      ['şəxsi qulluq', 'şəxsi gigiyena'],
    ),
    categories: ['hygiene', 'group:oral care', 'group:body care', 'group:hair care', 'antiseptic'],
  },
  {
    names: phrases(
      ['cosmetics', 'beauty', 'skin care', 'skincare'],
      ['კოსმეტიკა', 'თავის მოვლა', 'კანის მოვლა'],
      ['kozmetik', 'güzellik', 'cilt bakımı'],
      ['مستحضرات التجميل', 'التجميل', 'العناية بالبشرة'],
      ['kosmetika', 'gözəllik', 'dəriyə qulluq'],
    ),
    categories: [
      'group:makeup',
      'group:skin care',
      'group:body care',
      'group:hair care',
      'sunscreen',
      'perfume',
      'skin-treatment',
    ],
  },
  {
    names: phrases(
      ['mother & baby', 'mother and baby', 'mother baby', 'mother and child', 'mother & child', 'mom and baby'],
      ['დედა და ბავშვი', 'დედა და შვილი', 'დედისა და ბავშვის'],
      ['anne ve bebek', 'anne bebek', 'anne ve çocuk'],
      ['الأم والطفل', 'أم وطفل', 'الأمومة والطفولة'],
      ['ana və uşaq', 'ana və körpə', 'ana uşaq'],
    ),
    categories: ['baby-care', 'nappies', 'baby-formula'],
  },
];
