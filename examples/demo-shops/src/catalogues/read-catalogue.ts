/**
 * Reads a trade's catalogue from `data/catalogues`: JSON in which a phrase is one row,
 * `English|Georgian|Turkish|Arabic|Azerbaijani`, and kinds that share all rules stand together.
 */
import { z } from 'zod';
import { phrase, rowOf, UNIT_NAMES } from '../phrases.ts';
import { type Category, isCategory } from '../categories.ts';
import { isColor, isMaterial } from '../vocabulary.ts';
import { AUTHORS, TITLE_LISTS, titlesOf } from './book-titles.ts';
import { type Catalogue, type FactChoice, type Family, type Kind, measure, oneOf } from './catalogue.ts';
import { FACT_NAMES } from './facts.ts';
import { FORM_NAMES, medicine } from './medicines.ts';

/** A shelf with so many titles takes the share of one family of other goods. */
const BOOKS_PER_WEIGHT = 20;

const Row = z.string().min(1).transform(phrase);
const Texts = z.array(z.string());
const Price = z.tuple([z.number(), z.number()]);
const Colors = z.array(z.string().refine(isColor, 'no such colour in vocabulary.ts'));
const MaterialName = z.string().refine(isMaterial, 'no such material in vocabulary.ts');
const FactNameSchema = z.enum(FACT_NAMES);

const FactOptions = z.object({
  inTitle: z.boolean().optional(),
  raisesPrice: z.boolean().optional(),
  toldAs: FactNameSchema.optional(),
});
const Fact = z
  .union([
    FactOptions.extend({
      name: FactNameSchema,
      unit: z.enum(UNIT_NAMES),
      amounts: z.array(z.union([z.number(), z.string()])),
    }).strict(),
    FactOptions.extend({
      name: FactNameSchema,
      /** A row without `|` is the same in every language; `value` where it is not the English in lower case. */
      choices: z.array(z.union([z.string(), z.object({ value: z.string(), shown: z.string() }).strict()])),
    }).strict(),
  ])
  .transform((fact): FactChoice => {
    if ('unit' in fact) return measure(fact.name, fact.unit, fact.amounts, fact);
    const made = oneOf(
      fact.name,
      fact.choices.map((choice) => (typeof choice === 'string' ? choice : choice.shown)),
      fact,
    );
    const choices = made.choices.map((choice, place) => {
      const given = fact.choices[place];
      return typeof given === 'object' ? { ...choice, value: given.value } : choice;
    });
    return { ...made, choices };
  });

const Rules = z
  .object({
    attributes: z.record(z.string(), z.union([z.string(), Texts])),
    facts: z.array(Fact),
    price: Price,
    brand: z.string(),
    brands: Texts,
    materials: z.array(MaterialName),
    colors: Colors,
    patterns: Texts,
    occasions: Texts,
    seasons: Texts,
    stories: z.array(Row),
    sizes: z.enum(['clothes', 'womens-shoes', 'mens-shoes', 'kids', 'rings']),
    instead: z.partialRecord(MaterialName, MaterialName),
    notFor: Texts,
  })
  .partial();

const Medicine = z
  .object({
    name: z.tuple([z.string(), z.string()]),
    ingredient: z.string(),
    form: z.enum(FORM_NAMES),
    strengths: Texts,
    packs: z.array(z.number()),
    price: Price,
    story: z.string(),
    age: z.enum(['adult', 'kids', 'baby']).optional(),
  })
  .strict();

const Kinds = z
  .array(z.union([Rules.extend({ nouns: z.array(Row) }).strict(), z.object({ medicine: Medicine }).strict()]))
  .transform((groups): Kind[] =>
    groups.flatMap((group) => {
      if ('medicine' in group) return medicine(group.medicine);
      const { nouns, ...rules } = group;
      return nouns.map((noun) => ({ noun, ...rules }));
    }),
  );

const FamilyRules = z
  .object({
    category: z.custom<Category>(isCategory, 'no such category in vocabulary.ts'),
    shelf: z.string(),
    title: z.enum(['styled', 'model', 'branded', 'varied', 'plain']),
    price: Price,
    stories: z.array(Row),
    varieties: z.array(z.object({ name: Row, inTitle: Row }).strict()).optional(),
    varietyName: FactNameSchema.optional(),
    closers: z.array(Row).optional(),
    weight: z.number().optional(),
    staples: z
      .array(z.object({ kind: z.int(), color: z.string().refine(isColor).optional(), price: z.number().optional() }))
      .optional(),
  })
  .extend(
    Rules.pick({
      attributes: true,
      colors: true,
      materials: true,
      patterns: true,
      sizes: true,
      facts: true,
      occasions: true,
      seasons: true,
      brands: true,
    }).shape,
  );

/** A family of books: its kinds are titles, each with the author drawn from its place in the list. */
const BookFamily = FamilyRules.extend({ titles: z.enum(TITLE_LISTS), authorStep: z.int() })
  .strict()
  .transform(({ titles, authorStep, ...family }): Family => {
    const kinds = titlesOf(titles).map((noun, place): Kind => {
      const author = AUTHORS[(place * authorStep + authorStep) % AUTHORS.length];
      return { noun, facts: author ? [oneOf('author', [rowOf(author)])] : [] };
    });
    return { ...family, kinds, weight: kinds.length / BOOKS_PER_WEIGHT };
  });

const FamilySchema = z.union([FamilyRules.extend({ kinds: Kinds }).strict(), BookFamily]);

const CatalogueSchema = z
  .object({ brands: Texts, models: Texts, closers: z.array(Row), families: z.array(FamilySchema) })
  .strict();

/** @throws ZodError naming the path of what is wrong. */
export function readCatalogue(data: unknown): Catalogue {
  return CatalogueSchema.parse(data);
}
