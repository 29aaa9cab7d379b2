/** What an index knows of one document, for people who look at it: the same reading as in a build. */
import type { EngineDocument } from '../engine-document.ts';
import {
  attributesOf,
  type BuildOptions,
  CONTAINS,
  DocumentReader,
  FREE_FROM,
  identifiersOf,
} from './read-document.ts';

export interface DocumentAsIndexed {
  /** Fields with words and weight, the greatest weight first. */
  fields: { field: string; weight: number; text: string }[];
  identifiers: string[];
  /** Key → canonical values. */
  attributes: Record<string, string[]>;
  /** Canonical names of substances. */
  freeFrom: string[];
  contains: string[];
}

export function documentAsIndexed(document: EngineDocument, options: BuildOptions): DocumentAsIndexed {
  const reader = new DocumentReader(options);
  const fields = reader.fields(document);
  const statements = reader.statements(document, fields);
  return {
    fields: fields
      .map(({ name, weight, text }) => ({ field: name, weight, text }))
      .toSorted((one, other) => other.weight - one.weight),
    identifiers: identifiersOf(document),
    attributes: Object.fromEntries(attributesOf(document)),
    freeFrom: statements.get(FREE_FROM) ?? [],
    contains: statements.get(CONTAINS) ?? [],
  };
}
