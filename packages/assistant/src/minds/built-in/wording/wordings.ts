/** Every language's wording, by language. */
import type { Language } from '@quarry/contract';
import { ar } from './ar.ts';
import { az } from './az.ts';
import { en } from './en.ts';
import { ka } from './ka.ts';
import { tr } from './tr.ts';
import type { Wording } from './wording.ts';

export const WORDINGS: Record<Language, Wording> = { en, ka, tr, ar, az };
