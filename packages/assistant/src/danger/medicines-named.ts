/** Which active ingredients a message names, by their own names or by brands, in any of the five languages. */
import { foldText } from '../words/fold-text.ts';
import { type PhraseList, phrases } from '../words/phrases.ts';
import { readData } from './read-data.ts';

let medicines: readonly { ingredient: string; forms: PhraseList }[] | undefined;

/** Names of ingredients, each once. */
export function medicinesNamedIn(message: string): string[] {
  medicines ??= readMedicines();
  const folded = foldText(message);
  return medicines.filter(({ forms }) => forms.in(folded)).map(({ ingredient }) => ingredient);
}

function readMedicines() {
  return readData('medicines.tsv')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [ingredient = '', forms = '', ...more] = line.split('\t');
      if (forms === '' || more.length > 0) {
        throw new Error(`medicines.tsv: expected an ingredient and its forms, separated by a tab, in "${line}"`);
      }
      return { ingredient, forms: phrases(forms.split(',').map((form) => form.trim())) };
    });
}
