/**
 * Departments of a pharmacy in the guided chat, and the kinds of products in each. The catalogue determines which of
 * them the shop sells.
 */
import type { PhraseList } from '../words/phrases.ts';
import { listOf } from './phrase-lists.ts';

export interface Department {
  names: PhraseList;
  /** Canonical categories, wide words as `group:body care`. */
  categories: readonly string[];
}

export const DEPARTMENTS: readonly Department[] = [
  { names: listOf('departmentMedicine'), categories: ['group:medicine', 'eye-care', 'first-aid', 'plasters'] },
  { names: listOf('departmentVitamins'), categories: ['vitamins', 'supplements'] },
  {
    names: listOf('departmentPersonalCare'),
    categories: ['hygiene', 'group:oral care', 'group:body care', 'group:hair care', 'antiseptic'],
  },
  {
    names: listOf('departmentCosmetics'),
    categories: [
      'group:makeup',
      'group:skin care',
      'group:body care',
      'group:hair care',
      'sunscreen',
      'perfume',
      'skin-treatment',
    ],
  },
  { names: listOf('departmentMotherAndBaby'), categories: ['baby-care', 'nappies', 'baby-formula'] },
];
