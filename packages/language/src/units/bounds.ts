/**
 * Determines whether a measure is a bound: `at least 9 kg`, `ən azı 16 gb`, `9 კგ-დან`, `حتى ٥٠ بوصة`.
 *
 * Matches patterns on skeletons: the words before the measure, and those after it, which begin with `@from`, `@toward`
 * or `@than` for the case ending of the unit.
 */
export type Bound = 'exact' | 'at-least' | 'at-most';

interface Limit {
  bound: Bound;
  /** The matched words of the line. */
  said: string;
}

const FILLER = '(?: (?:a|an|the|of|about|:|عن|من))?';
const before = (words: string) => new RegExp(`(?<= |^)(?:${words})${FILLER}$`, 'u');
const behind = (words: string) => new RegExp(`^(?:${words})(?= |$)`, 'u');

/** Negated comparisons come before the comparisons they contain. */
const BEFORE: readonly (readonly [Bound, RegExp])[] = [
  ['at-least', before('(?:no|not) (?:less|under|below|smaller|lower)(?: than)?')],
  [
    'at-most',
    before(
      '(?:no|not) (?:more|over|higher|above|bigger|larger|heavier|longer)(?: than)?|not exceeding|at most|up to|upto|under|below|within|' +
        '(?:less|smaller|lighter|shorter|lower) than|max|maximum|<=|≤|<|' +
        'მაქსიმუმ|მაქს|არა ?უმეტეს\\S*|(?:ნაკლებ|პატარა|მცირე)\\S* ვიდრე|' +
        'en fazla|en cok|azami|maksimum|en cox|en coxu|' +
        'ب?(?:اقل|اصغر|اقصر|اخف) من|حتي|لحد|لغايه|تحت|دون|(?:لا|ما) (?:يزيد|تزيد|يتجاوز|تتجاوز)|(?:بحد|كحد|الحد|حد) (?:ال)?اقصي',
    ),
  ],
  [
    'at-least',
    before(
      'at least|min|minimum|from|over|above|starting (?:at|from)|' +
        '(?:more|greater|bigger|larger|longer|heavier|higher) than|>=|≥|>|' +
        'მინიმუმ\\S*|მინ|სულ მცირე|არა ?ნაკლებ\\S*|(?:მეტ|დიდ)\\S* ვიდრე|' +
        'en az|en azi|en azindan|asgari|azi|' +
        'علي الاقل|(?:لا|ما) (?:يقل|تقل)|ب?(?:اكثر|اكبر|اعلي|اطول) من|فوق|(?:ابتدا|بدا|يبدا|تبدا) من|من|(?:بحد|كحد|الحد|حد) (?:ال)?ادني',
    ),
  ],
];

const MORE = '(?:daha )?(?:cok|fazla|buyuk|yuksek|uzun|agir|genis|cox|artiq|boyuk|yuxari|yukari|hundur)';
const LESS = '(?:daha )?(?:az|kucuk|dusuk|kisa|hafif|eksik|kicik|asagi|yungul|qisa)';
const NOT = '(?:olmasin|olmayan|degil|deyil)';

const BEHIND: readonly (readonly [Bound, RegExp])[] = [
  ['at-most', behind(`@from ${MORE} ${NOT}`)],
  ['at-least', behind(`@from ${LESS} ${NOT}`)],
  ['at-most', behind(`@from ${LESS}`)],
  ['at-least', behind(`@from ${MORE}|@from (?:baslayan|baslayaraq|itibaren|ve yuxari|yuxari|ზემოთ|ზევით)`)],
  ['at-most', behind('@than (?:უფრო )?(?:ნაკლებ|პატარა|მსუბუქ|დაბალ|მოკლე)\\S*')],
  ['at-least', behind('@than (?:უფრო )?(?:მეტ|დიდ|მძიმე|მაღალ|გრძელ)\\S*')],
  ['at-most', behind('(?:@toward )?(?:kadar|qeder|dek|kimi)')],
  [
    'at-most',
    behind(
      '(?:or|and) (?:less|under|below|smaller|lighter|lower)|max|maximum|tops|at most|' +
        'ან ნაკლებ\\S*|და ნაკლებ\\S*|ქვემოთ|ქვევით|მაქსიმუმ|' +
        '(?:ve |veya )?(?:alti|altinda|altindaki|daha az)|maksimum|(?:ve ya |ve )?(?:asagi|daha az)|' +
        'او اقل|فاقل|واقل|كحد اقصي|بحد اقصي|علي الاكثر|فما دون|وما دون',
    ),
  ],
  [
    'at-least',
    behind(
      '(?:or|and) (?:more|up|above|over|bigger|larger|higher|greater|longer)|plus|\\+|min|minimum|at least|upwards|' +
        '(?:ან|და) (?:მეტ|დიდ|ზემოთ|ზევით)\\S*|ზემოთ|ზევით|მინიმუმ|' +
        '(?:ve |veya )?(?:uzeri|ustu|uzerinde|ustunde|fazlasi|yukarisi|daha fazla|daha buyuk)|' +
        '(?:ve ya |ve )?(?:yuxari|yuxarisi|daha cox|artiq|daha boyuk)|' +
        'او اكثر|فاكثر|واكثر|او اكبر|فما فوق|وما فوق|وفوق|علي الاقل|كحد ادني',
    ),
  ],
];

/** The bound from the words around a measure; words after it take precedence. */
export function limitAround(wordsBefore: string, wordsBehind: string): { before: Limit | null; behind: Limit | null } {
  return { before: find(BEFORE, wordsBefore), behind: find(BEHIND, wordsBehind) };
}

function find(patterns: readonly (readonly [Bound, RegExp])[], line: string): Limit | null {
  for (const [bound, form] of patterns) {
    const said = form.exec(line)?.[0];
    if (said !== undefined) return { bound, said };
  }
  return null;
}
