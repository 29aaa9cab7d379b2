/** Names of countries in the five languages, as the runtime knows them. */
import { LANGUAGES } from '@quarry/contract';
import { foldText } from '../words/fold-text.ts';

const CODES =
  'AE AF AL AM AR AT AU AZ BA BD BE BG BH BR BY CA CH CL CN CO CY CZ DE DK DZ EE EG ES ET FI FR GB GE GR HK HR HU ID IE IL IN IQ IR IS IT JO JP KE KG KR KW KZ LB LT LU LV LY MA MD ME MK MT MX MY NG NL NO NZ OM PE PH PK PL PS PT QA RO RS RU SA SD SE SG SI SK SY TH TJ TM TN TR UA US UZ VN YE ZA';
const LONGEST_ENDING = 6;
const SHORTEST = 4;

let names: readonly { code: string; name: string }[] | null = null;

function allNames(): readonly { code: string; name: string }[] {
  names ??= LANGUAGES.flatMap((language) => {
    const written = new Intl.DisplayNames([language], { type: 'region' });
    return CODES.split(' ').map((code) => ({ code, name: foldText(written.of(code) ?? '') }));
  }).filter(({ name }) => name.length >= SHORTEST);
  return names;
}

/** The ISO 3166-1 code of the country that the text names, in any case form; null when it names none. */
export function countryIn(text: string): string | null {
  const folded = foldText(text);
  const said = folded.split(/[^\p{L}]+/u);
  const found = allNames().find(({ name }) => {
    if (name.includes(' ')) return folded.includes(name);
    // Georgian and Turkish put endings on a name, Georgian in place of its last vowel.
    const stem = /[იaეი]$/u.test(name) ? name.slice(0, -1) : name;
    return said.some(
      (word) => word.startsWith(stem) && word.length - stem.length <= LONGEST_ENDING && word.length >= name.length - 1,
    );
  });
  return found?.code ?? null;
}
