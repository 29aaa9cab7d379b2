/** The form state of the rule editor, and its conversion from and to the contract. */
import { type Language, type RuleBody, type SearchFilters } from '@quarry/contract';

export const RULE_KINDS = ['pin', 'boost', 'bury', 'hide', 'redirect'] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

export const PROPERTIES = [
  'brand',
  'category',
  'color',
  'material',
  'size',
  'gender',
  'price_min',
  'price_max',
  'in_stock',
  'ids',
  'exclude',
  'attribute',
] as const;
export type Property = (typeof PROPERTIES)[number];

/** One condition on products; several hold together. */
export interface Condition {
  property: Property;
  /** Key of the attribute, where the property is `attribute`. */
  key: string;
  /** Values with commas between them. */
  text: string;
}

export interface RuleForm {
  kind: RuleKind;
  name: string;
  query: string;
  match: 'exact' | 'contains';
  language: Language | '';
  enabled: boolean;
  /** As the browser's field for a local time: `2026-11-23T09:00`; empty: no limit. */
  startsAt: string;
  endsAt: string;
  productId: string;
  position: string;
  strength: string;
  url: string;
  conditions: readonly Condition[];
}

export const NEW_CONDITION: Condition = { property: 'brand', key: '', text: '' };

export function newRuleForm(start: Partial<RuleForm> = {}): RuleForm {
  return {
    kind: 'boost',
    name: '',
    query: '',
    match: 'contains',
    language: '',
    enabled: true,
    startsAt: '',
    endsAt: '',
    productId: '',
    position: '1',
    strength: '50',
    url: '',
    conditions: [NEW_CONDITION],
    ...start,
  };
}

export function ruleFormOf(rule: RuleBody): RuleForm {
  return newRuleForm({
    kind: rule.kind,
    name: rule.name,
    query: rule.query ?? '',
    match: rule.match,
    language: rule.language ?? '',
    enabled: rule.enabled,
    startsAt: localTimeOf(rule.starts_at),
    endsAt: localTimeOf(rule.ends_at),
    ...(rule.kind === 'pin' && { productId: rule.product_id, position: String(rule.position) }),
    ...(rule.kind === 'redirect' && { url: rule.url }),
    ...('strength' in rule && { strength: String(rule.strength) }),
    ...('filters' in rule && { conditions: conditionsOf(rule.filters) }),
  });
}

/** The body for the server, which checks it. */
export function ruleBodyOf(form: RuleForm): RuleBody {
  const base = {
    name: form.name.trim() || form.query.trim(),
    match: form.match,
    language: form.language || null,
    enabled: form.enabled,
    starts_at: isoTimeOf(form.startsAt),
    ends_at: isoTimeOf(form.endsAt),
  };
  const query = form.query.trim();
  const filters = filtersOf(form.conditions);
  switch (form.kind) {
    case 'pin':
      return { ...base, kind: 'pin', query, product_id: form.productId.trim(), position: Number(form.position) };
    case 'redirect':
      return { ...base, kind: 'redirect', query, url: form.url.trim() };
    case 'hide':
      return { ...base, kind: 'hide', query: query || null, filters };
    case 'boost':
    case 'bury':
      return { ...base, kind: form.kind, query: query || null, filters, strength: Number(form.strength) };
  }
}

/** Whether the form says enough to be previewed and sent. */
export function isComplete(form: RuleForm): boolean {
  const hasQuery = form.query.trim() !== '';
  if (form.kind === 'pin') return hasQuery && form.productId.trim() !== '' && Number(form.position) >= 1;
  if (form.kind === 'redirect') return hasQuery && form.url.trim() !== '';
  return Object.keys(filtersOf(form.conditions)).length > 0;
}

export function filtersOf(conditions: readonly Condition[]): SearchFilters {
  const filters: SearchFilters = {};
  for (const { property, key, text } of conditions) {
    const values = text
      .split(',')
      .map((value) => value.trim())
      .filter(Boolean);
    const [first] = values;
    if (property === 'in_stock') filters.in_stock = true;
    else if (first === undefined) continue;
    else if (property === 'price_min' || property === 'price_max') {
      const amount = Number(first);
      if (Number.isFinite(amount)) filters[property] = amount;
    } else if (property === 'ids' || property === 'exclude') filters[property] = values;
    else if (property === 'attribute') {
      if (key.trim()) filters.attributes = { ...filters.attributes, [key.trim()]: oneOrMany(first, values) };
    } else filters[property] = oneOrMany(first, values);
  }
  return filters;
}

function oneOrMany(first: string, values: string[]): string | string[] {
  return values.length === 1 ? first : values;
}

export function conditionsOf(filters: SearchFilters): Condition[] {
  const { attributes = {}, ...others } = filters;
  return [
    ...PROPERTIES.flatMap((property) => {
      if (property === 'attribute') return [];
      const value = others[property];
      return value === undefined || value === false ? [] : [{ property, key: '', text: textOf(value) }];
    }),
    ...Object.entries(attributes).map(([key, value]) => ({ property: 'attribute' as const, key, text: textOf(value) })),
  ];
}

function textOf(value: string | number | boolean | readonly string[]): string {
  if (typeof value === 'boolean') return '';
  return Array.isArray(value) ? value.join(', ') : String(value);
}

function localTimeOf(time: string | null): string {
  if (!time) return '';
  const at = new Date(time);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function isoTimeOf(local: string): string | null {
  return local ? new Date(local).toISOString() : null;
}
