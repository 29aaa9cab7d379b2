/** Search rules and synonyms of a shop's staff. */
import { z } from 'zod';
import { Language } from './language.ts';
import { QUERY_MAX_LENGTH, SearchFilters } from './search.ts';
import { StoreId } from './store.ts';

export const MAX_RULES = 2000;
export const MAX_SYNONYMS = 50_000;

const RuleBase = z.object({
  name: z.string().trim().min(1).max(200),
  query: z
    .string()
    .trim()
    .min(1)
    .max(QUERY_MAX_LENGTH)
    .nullable()
    .default(null)
    .meta({ description: 'The words that call the rule; null: every search.' }),
  match: z.enum(['exact', 'contains']).default('contains').meta({
    description: 'Whether the query must be these words, or only hold them; word forms and case do not matter.',
  }),
  language: Language.nullable().default(null).meta({ description: 'Only queries in this language; null: all.' }),
  enabled: z.boolean().default(true),
  starts_at: z.iso.datetime({ offset: true }).nullable().default(null),
  ends_at: z.iso.datetime({ offset: true }).nullable().default(null),
});

const Filters = SearchFilters.refine(
  (filters) => Object.values(filters).some((value) => value !== undefined),
  'At least one condition is needed.',
);
const Strength = z
  .number()
  .int()
  .min(1)
  .max(100)
  .default(50)
  .meta({ description: '1: parts near-equals; 100: before everything that lacks it.' });

/** A web URL, or a path on the shop's own site. */
const Address = z
  .string()
  .trim()
  .max(2000)
  .refine(
    (text) => /^\/(?!\/)/.test(text) || /^https?:\/\/[^\s]+$/i.test(text),
    'An address begins with https:// or /.',
  );

export const RuleBody = z.discriminatedUnion('kind', [
  RuleBase.extend({
    kind: z.literal('pin'),
    query: z.string().trim().min(1).max(QUERY_MAX_LENGTH),
    product_id: z.string().min(1).max(200),
    position: z.number().int().min(1).max(100),
  }),
  RuleBase.extend({ kind: z.literal('boost'), filters: Filters, strength: Strength }),
  RuleBase.extend({ kind: z.literal('bury'), filters: Filters, strength: Strength }),
  RuleBase.extend({ kind: z.literal('hide'), filters: Filters }),
  RuleBase.extend({
    kind: z.literal('redirect'),
    query: z.string().trim().min(1).max(QUERY_MAX_LENGTH),
    url: Address,
  }),
]);
export type RuleBody = z.infer<typeof RuleBody>;

const Kept = z.object({ id: z.string(), created_at: z.string(), updated_at: z.string() });
export const Rule = z.intersection(RuleBody, Kept);
export type Rule = z.infer<typeof Rule>;

const Words = z.array(z.string().trim().min(1).max(100));
export const SynonymBody = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('two-way'),
    words: Words.min(2).max(50).meta({ description: 'Each stands for all others.' }),
  }),
  z.object({
    kind: z.literal('one-way'),
    from: Words.min(1).max(50),
    to: Words.min(1).max(50).meta({ description: 'Who says a word of `from` also means these, not the reverse.' }),
  }),
]);
export type SynonymBody = z.infer<typeof SynonymBody>;
export const Synonym = z.intersection(SynonymBody, Kept);
export type Synonym = z.infer<typeof Synonym>;

const InStore = z.object({ store: StoreId });
const Named = z.object({ store: StoreId, id: z.string().min(1).max(100) });

export const StoreQuery = InStore;
export const NamedQuery = Named;
export const NewRule = z.intersection(InStore, RuleBody);
export const ChangedRule = z.intersection(Named, RuleBody);
export const NewSynonym = z.intersection(InStore, SynonymBody);
export const ChangedSynonym = z.intersection(Named, SynonymBody);
export const Rules = z.object({ rules: z.array(Rule) });
export const Synonyms = z.object({ synonyms: z.array(Synonym) });
