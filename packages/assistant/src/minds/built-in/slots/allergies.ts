/** What the shopper must not eat, wear or touch: "I have a nut allergy", `fındığa alerjim var`. It holds until the conversation ends. */
import type { Language } from '@quarry/contract';
import { isInFood, substanceOf, substancesIn, understand } from '@quarry/language';
import { tellsOfAllergy, tellsOfDiet, withdrawsAllergy } from '../../../words/allergy-words.ts';

const B = String.raw`(?<![\p{L}\p{N}])`;

const COELIAC = new RegExp(`${B}(?:co?eliac|ცელიაკი|çölyak|colyak|seliaki|(?:ال)?سيلياك)`, 'iu');
/** "No allergies", "I am not allergic to nuts". */
const NONE = new RegExp(
  `${B}(?:no (?:known )?allerg|not allergic|(?:don['’]?t|do not) have (?:any |an? )?(?:\\p{L}+ )?allerg|არ მაქვს\\s.{0,20}ალერგი|ალერგია არ|alerjim? yok|allergiya(?:m|sı)? yox|(?:لا|ما|ليس) (?:يوجد |عندي |لدي |لدى )?.{0,12}حساسي)`,
  'iu',
);

/** True for "I have no allergies", "I am not allergic to it". */
export const deniesAllergy = (message: string): boolean => NONE.test(message);

/** Substances that the message names as allergies. A source counts as the substance: hazelnuts as nuts. */
export function allergiesIn(message: string): string[] {
  if (tellsOfDiet(message)) {
    const { exclude = [] } = understand(message).understood;
    return [...new Set(exclude.flatMap((one) => substanceOf(one) ?? []))].filter(isInFood);
  }
  if (!tellsOfAllergy(message) || deniesAllergy(message) || withdrawsAllergy(message)) return [];
  return [...new Set([...(COELIAC.test(message) ? ['gluten'] : []), ...substancesIn(message)])];
}

/** What must be avoided after a message: an allergy holds until it is taken back, by its name or altogether. */
export function avoidedAfter(message: string, avoided: readonly string[]): string[] {
  if (!deniesAllergy(message) && !withdrawsAllergy(message)) {
    return [...new Set([...avoided, ...allergiesIn(message)])];
  }
  const named = substancesIn(message);
  return named.length === 0 ? [] : avoided.filter((one) => !named.includes(one));
}

/** Words for an allergy, each with the exclusion marker for the same position. */
const AS_RULED_OUT: Record<Language, readonly (readonly [RegExp, string])[]> = {
  en: [
    [
      /(?:(?:i|he|she|they|my \p{L}+)(?:['’](?:m|s|re|ve)| am| is| are| has| have| had)?(?: got)? )?(?:severely |very |highly )?(?:allergic|intolerant) to/giu,
      'no',
    ],
    [
      /(?:(?:i|he|she|they|we|my \p{L}+)(?:['’](?:s|ve))?(?: has| have)?(?: got)? |with )?(?:an? )?(?:severe |bad )?(\p{L}+)[ -](?:allergy|allergies|intolerance)(?!\p{L})/giu,
      'no $1',
    ],
  ],
  ka: [[/(?:მაქვს |აქვს )?ალერგი(?:ა|ული)(?: მაქვს| აქვს| ვარ| არის)?/giu, 'არ მინდა']],
  tr: [[/alerji(?:m|si|miz)? (?:var|varsa)|alerji(?:k|ğim)(?:im)?/giu, 'olmasın']],
  ar: [[/(?:عندي |لدي |عنده |عندها |لديه |لديها )?حساسية (?:من |ضد |تجاه )?/giu, 'بدون ']],
  az: [[/allergiya(?:m|sı)? var|allergiyam/giu, 'olmasın']],
};

/** The message with the allergy in words that rule a thing out. */
export function allergyAsRuledOut(message: string, language: Language): string {
  if (allergiesIn(message).length === 0) return message;
  return AS_RULED_OUT[language].reduce((left, [pattern, plain]) => left.replace(pattern, plain), message);
}
