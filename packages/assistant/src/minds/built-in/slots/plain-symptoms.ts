/**
 * Complaints as people blurt them out at a pharmacy's counter, put into the plain word that is searched for: "my head
 * is killing me since this morning" is a headache. The duration goes with it: it says nothing about a product.
 */
import type { Language } from '@quarry/contract';

type Saying = readonly [pattern: RegExp, plain: string];

const B = String.raw`(?<![\p{L}\p{N}])`;
const E = String.raw`(?![\p{L}\p{N}])`;
const said = (source: string): RegExp => new RegExp(`${B}(?:${source})${E}`, 'giu');

const SAYINGS: Record<Language, readonly Saying[]> = {
  en: [
    [
      said(
        `(?:my |his |her )?head(?:'s| is|s)? (?:really |absolutely )?(?:killing me|killing|splitting|pounding|banging|bursting|about to explode|exploding)`,
      ),
      'headache',
    ],
    [said(`(?:my )?(?:back|lower back)(?:'s| is|s)? (?:really |absolutely )?killing me`), 'back pain'],
    [said(`(?:my )?throat(?:'s| is|s)? (?:really |absolutely )?(?:killing me|on fire|burning)`), 'sore throat'],
    [said(`(?:my )?(?:tooth|teeth)(?:'s| is| are|s)? (?:really |absolutely )?killing me`), 'toothache'],
    [
      said(
        `(?:i |he |she )?(?:can'?t|cant|wont|won't|keeps?|been|is|am) (?:stop )?coughing(?: a lot| all night| nonstop)?`,
      ),
      'cough',
    ],
    [said(`(?:burning up|is burning up|running a temp(?:erature)?|running hot)`), 'fever'],
    [said(`(?:i'?ve |has |got )?(?:the runs|the trots)`), 'diarrhoea'],
  ],
  ka: [
    [said('თავი (?:მისკდება|მიხეთქს|მეხეთქება|გამისკდა|მიჭედავს)'), 'თავის ტკივილი'],
    [said('ყელი (?:მეწვის|მიხურს|მიკაწრავს|ამეწვა)'), 'ყელის ტკივილი'],
    [said('(?:სულ |გამუდმებით |ძალიან )?(?:ახველებს|მახველებს|ახველებდა)'), 'ხველა'],
    [said('(?:იწვის სიცხით|სიცხე აუვარდა|სიცხე ამივარდა|სიცხეს აძლევს)'), 'სიცხე'],
  ],
  tr: [
    [
      said('(?:başım|kafam) (?:çok (?:fena|kötü) )?(?:patlıyor|çatlıyor|zonkluyor|patlayacak|çatlayacak)'),
      'baş ağrısı',
    ],
    [said('boğazım (?:çok (?:fena|kötü) )?(?:yanıyor|ağrıyor|acıyor)(?:,? yutkunamıyorum)?'), 'boğaz ağrısı'],
    [said('(?:sürekli |çok |deli gibi )?(?:öksürüyo|öksürüyor|öksürüyorum|öksürüyom)'), 'öksürük'],
    [said('(?:ateşi|ateşim) (?:çıktı|var|yükseldi|düşmüyor)'), 'ateş'],
  ],
  ar: [
    [said('(?:راسي|رأسي) (?:عم |رح )?(?:ب?ينفجر|ب?يقتلني|بيموتني|ب?ينفقع|طق|يطق)'), 'صداع'],
    [said('(?:عم |قاعد |ما بوقف )?(?:ب?يسعل|ب?تسعل|بسعل|ب?يكح|ب?تكح|بكح|يقح|بيقح)'), 'سعال'],
    [said('(?:عنده|عندها|عندي|معه|معها|معي) (?:كحة|قحة|كحه)'), 'سعال'],
    [said('(?:حلقي|زوري) (?:عم )?(?:ب?يوجعني|ب?يحرقني|محروق|ملتهب)'), 'التهاب الحلق'],
    [said('(?:حرارته|حرارتها|حرارتي) (?:مرتفعة|عالية|طالعة)|(?:عنده|عندها|معه|معها) (?:حرارة|سخونة|سخونية)'), 'حمى'],
    [said('(?:بطنه|بطنها|بطني|معدتي) (?:عم )?(?:ب?يوجعني|ب?توجعني|ب?يوجعه|ب?توجعه|ب?يوجعها)'), 'ألم المعدة'],
  ],
  az: [
    [said('başım (?:çox (?:pis )?)?(?:partlayır|çatlayır|partlayacaq|zoqquldayır)'), 'baş ağrısı'],
    [said('boğazım (?:çox (?:pis )?)?(?:yanır|göynəyir|qıcıqlanır)'), 'boğaz ağrısı'],
    [said('(?:dayanmadan |çox |yaman )?(?:öskürür|öskürürəm|öskürür dayanmır)'), 'öskürək'],
    [said('(?:qızdırması|hərarəti|hərarətim|qızdırmam) (?:var|qalxıb|düşmür)'), 'qızdırma'],
  ],
};

/** How long it lasts already. */
const DURATION: Record<Language, RegExp> = {
  en: said(
    '(?:since|for) (?:this |last |the )?(?:past )?(?:\\w+ )?(?:morning|night|yesterday|days?|weeks?|hours?|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|since yesterday|all (?:day|night)',
  ),
  ka: said('(?:დილიდან|გუშინიდან|გუშინდელიდან|(?:\\p{L}+|\\d+) (?:დღეა|დღე|კვირაა)|მთელი (?:დღე|ღამე))'),
  tr: said('(?:sabahtan beri|dünden beri|(?:iki|üç|kaç|bir|\\d+) (?:gündür|haftadır)|sabahtan)'),
  ar: said(
    '(?:من|منذ|صارله|صار له|صارلو|إله) (?:(?:يومين|يوم|أمس|امبارح|مبارح|الصبح|أسبوع|اسبوع)|(?:ثلاث|تلات|اربع|خمس|كم|\\d+) ?(?:ة )?(?:أيام|ايام|تيام|يوم))',
  ),
  az: said('(?:səhərdən(?: bəri)?|dünəndən(?: bəri)?|(?:iki|üç|neçə|bir|\\d+) (?:gündür|həftədir))'),
};

/** The message in plain words; unchanged where nothing of the kind was said. */
export function inPlainWords(message: string, language: Language): string {
  const plain = SAYINGS[language].reduce((text, [pattern, word]) => text.replace(pattern, word), message);
  if (plain === message) return message;
  const short = plain
    .replace(DURATION[language], ' ')
    .replace(/\s+([,.!?،؟])/gu, '$1')
    .replace(/\s+/gu, ' ')
    .trim();
  return short || plain;
}
