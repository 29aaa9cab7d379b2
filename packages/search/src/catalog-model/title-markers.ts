/**
 * Words of titles after which stands what a product is for or comes with, and names of attributes that list what it
 * fits. Data in `data/title-markers.json`.
 */
import { analyze } from '@quarry/language';
import table from './data/title-markers.json' with { type: 'json' };

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(text.split(' ').flatMap((word) => [word, ...analyze(word).map(({ exact }) => exact)]));

const TARGET_BEFORE = wordsOf(table.target_before);
const TARGET_AFTER = wordsOf(table.target_after);
const WITH_BEFORE = wordsOf(table.with_before);
const WITH_AFTER = wordsOf(table.with_after);
const MODEL_SUFFIXES = wordsOf(table.model_suffixes);
const UNIVERSAL = wordsOf(table.universal);
const SET_WORDS = wordsOf(table.set_words);
const DESIGNATORS = wordsOf(table.designators);
const NAME_JOINTS = wordsOf(table.name_joints);
const FIT_ATTRIBUTES = new Set(table.fit_attributes.split(' '));

/** Georgian says "for" by the ending of the word, Arabic by its beginning. */
const FOR_BY_FORM = /^[\u10d0-\u10ff]{3,}თვის$|^لل[\u0621-\u064a]{2,}$/;

/** What follows is what the product is for: `case for iPhone`. */
export const announcesTarget = (word: string): boolean => TARGET_BEFORE.has(word);
/** The words before it are what the product is for: `iPhone için kılıf`. */
export const closesTarget = (word: string): boolean => TARGET_AFTER.has(word);
/** The word itself is what the product is for: `ტელეფონისთვის`, `للهاتف`. */
export const isTargetForm = (word: string): boolean => FOR_BY_FORM.test(word);
/** What follows comes with the product: `guitar with bag`. */
export const announcesCompanion = (word: string): boolean => WITH_BEFORE.has(word);
/** The word before comes with the product: `çanta ile`. */
export const closesCompanion = (word: string): boolean => WITH_AFTER.has(word);
/** `pro` of `iPhone 13 Pro`: makes another model of it. */
export const isModelSuffix = (word: string): boolean => MODEL_SUFFIXES.has(word);
/** Fits everything: says nothing about a model. */
export const isUniversal = (word: string): boolean => UNIVERSAL.has(word);
/** `set`, `kit`: holds the thing that modifies it. */
export const isSetWord = (word: string): boolean => SET_WORDS.has(word);
/** `model`, `series`: announces a code, and names nothing itself when one follows. */
export const isDesignator = (word: string): boolean => DESIGNATORS.has(word);
/** `and` between two names of one category. */
export const joinsNames = (word: string): boolean => NAME_JOINTS.has(word);
/** Whether the values of an attribute are what the product fits. */
export function listsFits(key: string): boolean {
  const known = knownKeys.get(key);
  if (known !== undefined) return known;
  const lists = FIT_ATTRIBUTES.has(key.toLowerCase().replaceAll(/[\s-]+/g, '_'));
  if (knownKeys.size < MAX_KEYS) knownKeys.set(key, lists);
  return lists;
}

const MAX_KEYS = 10_000;
const knownKeys = new Map<string, boolean>();
