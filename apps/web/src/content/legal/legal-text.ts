/**
 * The structure of a legal page: sections with a heading, made of paragraphs, lists and tables. Plain text without
 * markup.
 */
export interface LegalText {
  title: string;
  /** One or two sentences before the first section. */
  summary: string;
  /** Date of the last change, ISO 8601. */
  updated: string;
  sections: readonly LegalSection[];
}

export interface LegalSection {
  heading: string;
  blocks: readonly LegalBlock[];
}

export interface LegalTable {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

export type LegalBlock =
  | string
  | { list: readonly string[] }
  | { table: LegalTable }
  /** A sentence that ends in an e-mail address. */
  | { contact: string; email: string };
