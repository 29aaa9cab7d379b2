/**
 * Medicines: invented trade names of real active ingredients, and the same ingredient under a maker's name. One row
 * gives several kinds. Packs have more than ten pieces, because Arabic then has a single plural form.
 */
import { elementAt } from '@quarry/language';
import { everywhere, namesOf, type Phrase, phrase, quantity, speaks, withDecimals } from '../phrases.ts';
import { LANGUAGES, type Language, byLanguage, entriesOf } from '@quarry/contract';
import type { FactChoice, Kind } from './catalogue.ts';

interface Form {
  name: Phrase;
  /** The unit of a pack of this form. */
  pack: (amount: number) => Phrase;
}

function counted(row: string): (amount: number) => Phrase {
  const unit = phrase(row);
  return (amount) => byLanguage((language) => `${amount} ${unit[language]}`);
}

const FORMS = {
  tablet: { name: phrase('tablet|ტაბლეტი|tablet|أقراص|tablet'), pack: counted('tablets|ტაბლეტი|tablet|قرصًا|tablet') },
  capsule: {
    name: phrase('capsule|კაფსულა|kapsül|كبسولات|kapsul'),
    pack: counted('capsules|კაფსულა|kapsül|كبسولة|kapsul'),
  },
  sachet: { name: phrase('sachet|პაკეტი|saşe|أكياس|saşe'), pack: counted('sachets|პაკეტი|saşe|كيسًا|saşe') },
  patch: { name: phrase('patch|პლასტირი|bant|لصقات|plastır'), pack: counted('patches|პლასტირი|bant|لصقة|plastır') },
  syrup: { name: phrase('syrup|სიროფი|şurup|شراب|şərbət'), pack: (ml) => quantity(ml, 'ml') },
  drops: { name: phrase('drops|წვეთები|damla|قطرة|damcı'), pack: (ml) => quantity(ml, 'ml') },
  spray: { name: phrase('spray|სპრეი|sprey|بخاخ|sprey'), pack: (ml) => quantity(ml, 'ml') },
  ointment: { name: phrase('ointment|მალამო|merhem|مرهم|məlhəm'), pack: (g) => quantity(g, 'g') },
  cream: { name: phrase('cream|კრემი|krem|كريم|krem'), pack: (g) => quantity(g, 'g') },
  gel: { name: phrase('gel|გელი|jel|جل|gel'), pack: (g) => quantity(g, 'g') },
  powder: { name: phrase('powder|ფხვნილი|toz|مسحوق|toz'), pack: (g) => quantity(g, 'g') },
} satisfies Record<string, Form>;
type FormName = keyof typeof FORMS;
export const FORM_NAMES = namesOf(FORMS);

const COUNTED: ReadonlySet<FormName> = new Set(['tablet', 'capsule', 'sachet', 'patch']);

interface Medicine {
  /** Invented trade name, Latin and Georgian. */
  name: readonly [latin: string, georgian: string];
  ingredient: string;
  form: FormName;
  /** `500 mg`, `2 %`; the unit is translated. */
  strengths: readonly string[];
  packs: readonly number[];
  price: readonly [number, number];
  story: string;
  age?: 'adult' | 'kids' | 'baby';
}

const MAKERS = [
  ['Medaviro', 'მედავირო'],
  ['Kolchimed', 'კოლხიმედი'],
  ['Nordavit', 'ნორდავიტი'],
  ['Salvarin', 'სალვარინი'],
  ['Pharmolina', 'ფარმოლინა'],
  ['Ibervita', 'იბერვიტა'],
] as const;

const INTERNATIONAL_UNIT: Record<Language, string> = { en: 'IU', ka: 'სე', tr: 'IU', ar: 'وحدة دولية', az: 'BV' };

/** `500 mg`, `250 mg/5 ml`, `2%`, `1000 IU` in every language. */
function strengthShown(strength: string): Phrase {
  const mg = quantity('', 'mg');
  const ml = quantity('', 'ml');
  const shown: Phrase = { en: '' };
  for (const language of LANGUAGES) {
    const written = withDecimals(strength, language)
      .replace(/mg/g, (mg[language] ?? 'mg').trim())
      .replace(/ml/g, (ml[language] ?? 'ml').trim())
      .replace(/IU/g, INTERNATIONAL_UNIT[language])
      .replace(' %', '%');
    // Turkish puts the percent sign before the number.
    shown[language] = language === 'tr' ? written.replace(/^(\S+)%$/, '%$1') : written;
  }
  return shown;
}

const fixed = (name: FactChoice['name'], value: string, shown: Phrase): FactChoice => ({
  name,
  choices: [{ value, shown }],
  inTitle: false,
  raisesPrice: false,
});

/** Joins two phrases in every language that both have. */
function joined(parts: readonly Phrase[]): Phrase {
  const languages = LANGUAGES.filter((language) => parts.every((part) => speaks(part, [language])));
  // oxlint-disable-next-line typescript/consistent-type-assertions -- English is among the languages of every phrase
  return Object.fromEntries(
    languages.map((language) => [
      language,
      parts
        .map((part) => part[language])
        .filter(Boolean)
        .join(' '),
    ]),
  ) as Phrase;
}

/** The same change of the words in every language that the phrase speaks. */
function changed(words: Phrase, change: (text: string) => string): Phrase {
  const result: Phrase = { en: change(words.en) };
  for (const [language, text] of entriesOf(words)) result[language] = change(text);
  return result;
}

/** The kinds of one row: each strength under its trade name and under two makers' names. */
export function medicine({ name, ingredient, form, strengths, packs, price, story, age = 'adult' }: Medicine): Kind[] {
  const substance = phrase(ingredient);
  // "Paracetamol, phenylephrine Pharmolina" would look like a list of three.
  const named = changed(substance, (words) => words.replace(/, /g, ' + '));
  const [latin, georgian] = name;
  const tradeName: Phrase = { ...everywhere(latin), ka: georgian };
  const first = [...latin].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % MAKERS.length;
  const makers = [0, 2].map((step) => elementAt(MAKERS, (first + step) % MAKERS.length));
  const { name: formName, pack } = FORMS[form];
  // Packs of pieces already say the form: "20 tablets".
  const formInTitle = COUNTED.has(form) ? [] : [formName];
  const packFact: FactChoice = {
    name: 'pack',
    choices: packs.map((amount) => ({ value: pack(amount).en, shown: pack(amount) })),
    inTitle: true,
    raisesPrice: true,
  };

  return strengths.flatMap((strength, place) => {
    const dose = strengthShown(strength);
    const dearer = 1 + place * 0.45;
    const rules = {
      price: [price[0] * dearer, price[1] * dearer] as const,
      attributes: {
        active_ingredient: substance.en.toLowerCase(),
        strength: strength.toLowerCase(),
        dose_form: form,
        age,
      },
      stories: [phrase(story)],
      facts: [
        fixed('active_ingredient', substance.en.toLowerCase(), substance),
        fixed('strength', strength.toLowerCase(), dose),
        fixed('dose_form', form, formName),
        packFact,
      ],
    };
    return [
      {
        ...rules,
        noun: joined([tradeName, changed(named, (text) => `(${text})`), dose, ...formInTitle]),
        brand: MAKERS[first]?.[0] ?? latin,
      },
      ...makers.map(([maker, makerGeorgian]) => ({
        ...rules,
        price: [rules.price[0] * 0.7, rules.price[1] * 0.7] as const,
        noun: joined([named, { ...everywhere(maker), ka: makerGeorgian }, dose, ...formInTitle]),
        brand: maker,
      })),
    ];
  });
}
