/** Converts staff's rules to the engine's steering. */
import type { Rule, SearchFilters, SynonymBody } from '@quarry/contract';
import type { Steering, SynonymRule } from '../../search-engine/steering.ts';
import { boostPoints } from './strength.ts';

/**
 * @param rules that a query matches, highest priority first: of two rules that pin one product the first wins; of two
 * that want one position the first gets it, the second the next free one.
 * @returns undefined when there is nothing to steer by.
 */
export function steeringOf(rules: readonly Rule[], synonyms: readonly SynonymRule[]): Steering | undefined {
  const pins = new Map<string, { id: string; position: number }>();
  const places = new Set<number>();
  const boosts: { match: SearchFilters; points: number; name: string }[] = [];
  const hidden: SearchFilters[] = [];

  for (const rule of rules) {
    switch (rule.kind) {
      case 'pin': {
        if (pins.has(rule.product_id)) break;
        let { position } = rule;
        while (places.has(position)) position += 1;
        pins.set(rule.product_id, { id: rule.product_id, position });
        places.add(position);
        break;
      }
      case 'boost':
        boosts.push({ match: withConditions(rule.filters), points: boostPoints(rule.strength), name: rule.name });
        break;
      case 'bury':
        boosts.push({ match: withConditions(rule.filters), points: -boostPoints(rule.strength), name: rule.name });
        break;
      case 'hide':
        hidden.push(withConditions(rule.filters));
    }
  }
  if (pins.size + boosts.length + hidden.length + synonyms.length === 0) return undefined;
  return {
    ...(synonyms.length > 0 && { synonyms }),
    ...(pins.size > 0 && { pins: [...pins.values()].sort((a, b) => a.position - b.position) }),
    ...(boosts.length > 0 && { boosts }),
    ...(hidden.length > 0 && { hidden }),
  };
}

export function synonymRule(synonym: SynonymBody): SynonymRule {
  return synonym.kind === 'two-way' ? { words: synonym.words } : { from: synonym.from, to: synonym.to };
}

/** Drops empty conditions: no product meets `color: []`. */
function withConditions({ attributes, ...filters }: SearchFilters): SearchFilters {
  const isCondition = ([, value]: [string, unknown]) => (Array.isArray(value) ? value.length > 0 : value !== undefined);
  const ofAttributes = Object.entries(attributes ?? {}).filter(isCondition);
  return {
    ...Object.fromEntries(Object.entries(filters).filter(isCondition)),
    ...(ofAttributes.length > 0 && { attributes: Object.fromEntries(ofAttributes) }),
  };
}
