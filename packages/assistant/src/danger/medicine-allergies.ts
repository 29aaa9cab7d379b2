/**
 * Allergies of the shopper to active ingredients: "I am allergic to ibuprofen". They hold for the conversation until they are
 * withdrawn; what is wished for beside one is read without it.
 */
import { deniesAllergy } from '../minds/built-in/slots/allergies.ts';
import type { Memory } from '../memory/memory.ts';
import { healthFactsIn } from './medicines-named.ts';

/** Known as a condition, with a rule of its own. */
const PENICILLIN = 'penicillin allergy';

/** An allergy and what it is to, in five languages and Georgian in Latin letters. "Allergy tablets" is none. */
const TOLD =
  /(?:(?<!\p{L})(?:i|he|she|we|my \p{L}+)(?:['’](?:m|s|re|ve)| am| is| are| have| has)?(?: got)?(?: an?)? )?(?<!\p{L})(?:allergic|allergy|allergies) to (?:the )?\p{L}+|(?:(?:მაქვს|აქვს) )?ალერგი\p{L}*(?: (?:მაქვს|აქვს|ვარ|არის))? \p{L}+ზე(?!\p{L})|\p{L}+ზე (?:(?:მაქვს|აქვს|ვარ) )?ალერგი\p{L}*(?: (?:მაქვს|აქვს|ვარ|არის))?|\p{L}+ze (?:maqvs )?alergi\p{L}*(?: (?:maqvs|aqvs|var))?|\p{L}+(?:['’]\p{L}+)? (?:karşı )?alerji(?:m|si|k|ğ)\p{L}*(?: var)?|\p{L}+(?:['’]\p{L}+)? (?:qarşı )?all?ergi(?:ya(?:m|sı)|ya var|k)\p{L}*(?: var(?:dır)?)?|(?:(?:عندي|لدي|عنده|عندها|معي) )?حساسية (?:من|ضد|تجاه) \p{L}+/giu;

/** What joins the allergy and the wish. */
const JOINS = /^[\s,.;:!?،؛–-]+|^(?:and|so|but|და|ამიტომ|მაგრამ|ve|ama|və|amma|da)\s+/iu;

/**
 * Remembers allergies that the message tells of, and forgets those that it withdraws.
 * @returns the message without them; empty when nothing else is said.
 */
export function rememberMedicineAllergies(memory: Pick<Memory, 'medicineAllergies'>, message: string): string {
  if (deniesAllergy(message)) {
    const named = ingredientsIn(message);
    memory.medicineAllergies = memory.medicineAllergies.filter((name) => !named.includes(name));
    return message;
  }
  if (healthFactsIn(message).some(({ name }) => name === PENICILLIN)) return message;
  const told = [...message.matchAll(TOLD)].map(([text]) => text).filter((text) => ingredientsIn(text).length > 0);
  if (told.length === 0) return message;
  memory.medicineAllergies = [...new Set([...memory.medicineAllergies, ...told.flatMap(ingredientsIn)])];
  const rest = told.reduce((text, one) => text.replace(one, ' '), message).replace(/\s+/g, ' ');
  return rest.replace(JOINS, '').replace(JOINS, '').trim();
}

const ingredientsIn = (text: string): string[] =>
  healthFactsIn(text).flatMap(({ kind, name }) => (kind === 'ingredient' ? [name] : []));
