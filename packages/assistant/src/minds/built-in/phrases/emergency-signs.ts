/**
 * Signs of danger that are said in too many ways for a list: somebody cannot breathe, lips turn blue, a heap of pills
 * was taken, somebody does not wake up. Patterns on folded text, the five languages and Arabic dialects side by side.
 */

const FEW_WORDS = String.raw`(?:[\p{L}']+\s+){0,2}`;
const START = String.raw`(?<![\p{L}\p{N}'])`;
const END = String.raw`(?![\p{L}\p{N}])`;
const sign = (source: string): RegExp => new RegExp(`${START}(?:${source})${END}`, 'u');

/** Arabic and its dialects: not, and not able. */
const NOT_AR = '(?:و)?(?:ما|مش|مو|مب|موب|مهو|ماني|لا|لم|مني|مانو|ماهو|مانه)';
const ABLE_AR = String.raw`(?:قادر\p{L}*|[اينتب]{1,2}قدر|[اينت]ستطيع|عارف\p{L}*|[اينتب]{1,2}عرف)`;

const SIGNS: readonly RegExp[] = [
  // Cannot breathe.
  sign(
    `(?:can'?t|cant|cnt|cannot|can not|could not|couldn'?t|can hardly|can barely|barely|hardly|unable to|struggling to|struggles to|isn'?t|is not|not|stopped|stoped) ${FEW_WORDS}(?:breath|breathe|breathing|breeth|breathin)`,
  ),
  sign('gasping|gasping for (?:air|breath)|(?:going|gone|went|turning|turned|is) blue in the face'),
  sign(
    String.raw`(?:ვერ|ვეღარ|ძლივს|აღარ|არ)\s+${FEW_WORDS}(?:ვ?სუნთქავ\p{L}*|სუნთქვა\p{L}*)|სუნთქვა\s+${FEW_WORDS}(?:უჭირს|მიჭირს|უძნელდება|შეეკრა|შემეკრა|გაუჩერდა|ეკვრის|მეკვრის)|სული\s+(?:მეხუთება|ეხუთება)|(?:ver|vegar|veghar)\s+${FEW_WORDS}v?sun(?:t|tk|tq)[kq]?av\p{L}*`,
  ),
  sign(
    String.raw`nefes(?:i|im|ini|imi)?\s+(?:\p{L}+\s+)?(?:alami\p{L}+|alamad\p{L}+|alamaz|almiyo\p{L}*|almio\p{L}*|kesil(?:di|iyo\p{L}*)|durdu|yetmiyo\p{L}*)|zor\s+nefes\s+ali\p{L}+`,
  ),
  sign(
    String.raw`${NOT_AR}\s+(?:\p{L}+\s+){0,3}[اينت]تنفس|ما(?:يتنفس|تتنفس|اتنفس|يقدر\s+يتنفس|تقدر\s+تتنفس|اقدر\s+اتنفس)|${NOT_AR}\s+(?:\p{L}+\s+)?${ABLE_AR}\s+(?:\p{L}+\s+)?التنفس|${NOT_AR}\s+(?:\p{L}+\s+){0,2}[اينت]?(?:اخد|اخذ|سحب)\s+نفس\p{L}*|(?:عم\s+)?ب?[يتا]ختنق`,
  ),
  sign(
    String.raw`nefes(?:i|im|ini|imi)?\s+(?:\p{L}+\s+)?(?:ala\s*bilm\p{L}+|almir\p{L}*|gelmir|kesil(?:ir|di|ib)|tutul(?:ur|du|ub)|catmir|dayandi|dayanib)`,
  ),
  // Lips that turn blue: somebody's, for a lipstick is blue too.
  sign(
    String.raw`(?:(?:his|her|my|their|your|childs?|baby'?s|kids?|son'?s|daughter'?s)\s+lips\s+${FEW_WORDS}(?:blue|purple|bluish|grey|gray)|lips\s+(?:are|r|went|is|turned|turning|have gone|gone|going|getting|look)\s+(?:\p{L}+\s+)?(?:blue|purple|bluish|grey|gray)|(?:he|she|baby|son|daughter|kid|child)\s+(?:is\s+|'s\s+|has\s+)?(?:turning|gone|going|went|turned)\s+(?:all\s+)?(?:blue|purple))`,
  ),
  sign(
    String.raw`(?:ტუჩ\p{L}*|სახე|ბავშვი)\s+(?:\p{L}+\s+)?(?:გა\p{L}*ლურჯ\p{L}*|უ?ლურჯდება|მილურჯდება|ლურჯი\s+აქვს|ლურჯად\s+აქვს)`,
  ),
  sign(
    String.raw`dudak?g?(?:lar)?(?:i|im|imiz|lari|larim)\s+(?:\p{L}+\s+)?(?:mosmor|masmavi|morar\p{L}*|maviles\p{L}*|mordu|mor\s+oldu)|(?:bebek|cocuk|oglum|kizim)\s+(?:morardi|morariyo\p{L}*)`,
  ),
  sign(
    String.raw`و?(?:شفايف|شفاه|شفا[يئ]ف|شفت)(?:ه|ها|ي|و|يه|يها|اه|اها|هم)\s+(?:\p{L}+\s+){0,2}(?:زرقا\p{L}*|زرق\p{L}*|ازرق\p{L}*|مزرق\p{L}*)|(?:ازرق|ازرقت)\s+(?:شفايفه|شفايفها|وجهه|وجهها)`,
  ),
  sign(
    String.raw`dodaq(?:i|lari|larim|im)\s+(?:\p{L}+\s+)?goyer\p{L}*|dodagi?m?\s+(?:\p{L}+\s+)?goyer\p{L}*|(?:usaq|korpe)\s+goyer(?:ib|di|ir)`,
  ),
  // Too many pills at once.
  sign(
    String.raw`(?:took|taken|swallowed|swalowed|ate|had|popped)\s+(?:\p{L}+\s+){0,3}(?:whole|entire|all|bunch|bottle|handful|loads|lots)\s+(?:\p{L}+\s+){0,4}(?:pills?|tablets?|meds|medicines?|medication|paracetamol|ibuprofen|tylenol)`,
  ),
  // Fainted, does not come round.
  sign(
    String.raw`fainted|(?:he|she|mum|mom|dad|mother|father|husband|wife|grandma|grandpa)\s+(?:has\s+|just\s+)*(?:collapsed|fainted|blacked out)|(?:he|she)(?:'s| is)\s+not\s+respond\p{L}*|wont\s+wake\s+up|(?:isn'?t|is not|not)\s+waking\s+up|unconcious`,
  ),
  sign(
    String.raw`გული\s+(?:წაუვიდა|წამივიდა|მიუვიდა)|გულწასულ\p{L}*|გონ(?:ება|ი)\s+(?:\p{L}+\s+)?(?:დაკარგ|დავკარგ)\p{L}*|გონს\s+(?:არ|ვერ)\s+\p{L}+|(?:აღარ|არ|ვერ)\s+იღვიძებს|გული\s+(?:ძალიან|ძლიერ|საშინლად)\s+(?:მ|ს)?ტკივა`,
  ),
  sign(
    String.raw`(?:birden|aniden|dusup|dustu|yere)\s+(?:dustu\s+)?bayildi\p{L}*|bayilip\s+dustu|kendinden\s+gecti|bilinci\s+(?:gitti|gidip|kapandi)|ayilmiyo\p{L}*|ayilmio\p{L}*|uyanmiyo\p{L}*|yere\s+yigildi`,
  ),
  sign(
    String.raw`غا[بيئ]ب?ت?\s+عن\s+الوعي|(?:ا|ان)?غم[يى]\s+عل[يى]\p{L}*|مغم[يى]\s+علي\p{L}*|مغشي\s+علي\p{L}*|فقد\s+وعي\p{L}*|${NOT_AR}\s+(?:\p{L}+\s+){0,2}ب?[يت](?:صحي|فيق)|صدر(?:ي|ه|ها)\s+(?:عم\s+)?ب?[يت]وجع\p{L}*|قلب(?:ي|ه|ها)\s+(?:عم\s+)?ب?[يت]وجع\p{L}*|(?:وجع|الم|نغزه|نغزات)\s+ب(?:صدر|قلب)\p{L}*|(?:عم\s+)?ب?ينزف\s+(?:كتير|كثير|بقوه)`,
  ),
  sign(
    String.raw`husunu\s+itir\p{L}*|ozunden\s+ged\p{L}*|ozunden\s+getd?i\p{L}*|ureyi\s+(?:getdi|gedib)|bayilib|ayilm(?:ir|adi)`,
  ),
];

/** Whether one of the signs is there. @param folded by `foldText`. */
export const hasSignOfDanger = (folded: string): boolean => SIGNS.some((pattern) => pattern.test(folded));
