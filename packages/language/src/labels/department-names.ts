/** The names of departments, which group the categories of a pharmacy. */
import type { Language } from '../language.ts';
import { readLabels } from './read-labels.ts';

const DEPARTMENTS = readLabels('labels/departments.tsv');

/** The department's name in a language; undefined for an unknown department. */
export function departmentName(department: string, language: Language): string | undefined {
  return DEPARTMENTS.get(department)?.[language];
}
