/** Departments that group a pharmacy's categories, as its readers know them. */
import type { Language } from '../language.ts';
import { readLabels } from './read-labels.ts';

const DEPARTMENTS = readLabels('labels/departments.tsv');

/** The department's name in a language; undefined for one that is not known. */
export function departmentName(department: string, language: Language): string | undefined {
  return DEPARTMENTS.get(department)?.[language];
}
