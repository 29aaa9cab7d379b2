import { RuleBody } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { isComplete, newRuleForm, ruleBodyOf, ruleFormOf } from './rule-form.ts';

const RULES: RuleBody[] = [
  RuleBody.parse({ kind: 'pin', name: 'New kettle first', query: 'kettle', product_id: 'k-1', position: 2 }),
  RuleBody.parse({
    kind: 'boost',
    name: 'Own brand',
    filters: { brand: ['Nordlys', 'Sund'], price_max: 90, attributes: { season: 'winter' }, in_stock: true },
    strength: 30,
    language: 'tr',
    starts_at: '2026-12-01T08:00:00.000Z',
  }),
  RuleBody.parse({ kind: 'hide', name: 'Recalled', filters: { ids: ['heater-3'] } }),
  RuleBody.parse({ kind: 'redirect', name: 'Returns', query: 'return policy', match: 'exact', url: '/returns' }),
];

describe('a rule in the editor', () => {
  it.each(RULES)('goes to the form and back unchanged: $kind', (rule) => {
    expect(ruleBodyOf(ruleFormOf(rule))).toEqual(rule);
  });

  it('is complete only when it says what it does', () => {
    expect(isComplete(newRuleForm())).toBe(false);
    expect(isComplete(newRuleForm({ conditions: [{ property: 'brand', key: '', text: 'Sund' }] }))).toBe(true);
    expect(isComplete(newRuleForm({ kind: 'pin', query: 'kettle' }))).toBe(false);
    expect(isComplete(newRuleForm({ kind: 'pin', query: 'kettle', productId: 'k-1' }))).toBe(true);
    expect(isComplete(newRuleForm({ kind: 'redirect', query: 'returns', url: ' ' }))).toBe(false);
  });

  it('is named after its query when it has no name', () => {
    const form = newRuleForm({ kind: 'pin', query: 'kettle', productId: 'k-1' });

    expect(ruleBodyOf(form).name).toBe('kettle');
  });
});
