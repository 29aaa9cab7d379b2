/** What texts of a product state, collected while they are read. */
import { impliedBy, type Mention } from './substances.ts';

export interface ProductStatements {
  /** Substances of the table; for other things the stems of their words (`bpa`). */
  freeFrom: string[];
  /** Substances of the table. */
  contains: string[];
}

/**
 * Collects statements. An explicit statement ("contains gluten") takes precedence over one of absence, and that over a
 * known source.
 */
export class Found {
  private readonly free = new Set<string>();
  private readonly contained = new Set<string>();
  private readonly fromSources = new Set<string>();

  addFree(substance: string): void {
    this.free.add(substance);
    for (const implied of impliedBy(substance)) this.free.add(implied);
  }

  addContained({ substance, role }: Mention): void {
    if (role === 'name') this.contained.add(substance);
    if (role === 'source' || role === 'listed-source') this.fromSources.add(substance);
  }

  addAll({ free, contained, fromSources }: Found): void {
    for (const one of free) this.free.add(one);
    for (const one of contained) this.contained.add(one);
    for (const one of fromSources) this.fromSources.add(one);
  }

  statements(): ProductStatements {
    const contains = [...this.contained, ...[...this.fromSources].filter((substance) => !this.free.has(substance))];
    return {
      freeFrom: [...this.free].filter((substance) => !this.contained.has(substance)),
      contains: [...new Set(contains)],
    };
  }
}
