/** All supported languages by code. */
import type { Language } from '@quarry/contract';
import { ar } from './ar.ts';
import { az } from './az.ts';
import { en } from './en.ts';
import { ka } from './ka.ts';
import type { SpokenLanguage } from './spoken-language.ts';
import { tr } from './tr.ts';

export const SPOKEN_LANGUAGES: Record<Language, SpokenLanguage> = { en, ka, tr, ar, az };
