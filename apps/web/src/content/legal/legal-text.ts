/** The shape of a legal page: sections with a heading each, made of paragraphs, lists and tables. Words, no markup. */
export interface LegalText {
  title: string;
  /** In one or two sentences, before the first section. */
  summary: string;
  /** Day of the last change, as ISO 8601. */
  updated: string;
  sections: readonly LegalSection[];
}

export interface LegalSection {
  heading: string;
  blocks: readonly LegalBlock[];
}

export type LegalBlock =
  | string
  | { list: readonly string[] }
  | { table: { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] } }
  /** A sentence that ends in an address to write to. */
  | { contact: string; email: string };
