/** Local speech without a provider: espeak-ng, and pocketsphinx for English. */
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Product } from '@quarry/contract';
import { type CatalogueWords, type EmbeddedSpeaker, openSphinx } from '@quarry/speech';
import type { Speaker, Transcriber } from './voice.ts';

export function createEmbeddedSpeaker(speaker: EmbeddedSpeaker): Speaker {
  return { speak: ({ sentence, language }, signal) => speaker.speak(sentence, language, signal) };
}

interface EnglishParts {
  catalog: {
    allProducts(storeId: string): AsyncIterable<Product[]>;
    version(storeId: string): Promise<number>;
  };
  /** Folder of language models. */
  folder: string;
}

/** Maximum number of products whose words are used. */
const MAX_PRODUCTS = 20_000;

/** @returns undefined where pocketsphinx is not installed. */
export function createEnglishTranscriber({ catalog, folder }: EnglishParts): Transcriber | undefined {
  const sphinx = openSphinx({ folder });
  if (!sphinx) return undefined;
  return {
    kind: 'embedded',
    hears: (language) => language === 'en',
    async transcribe({ storeId, samples }, signal) {
      if (!samples) throw new Error('There is nothing to listen to.');
      const id = `${storeId}-${await catalog.version(storeId)}`;
      return sphinx.hear(samples, { id, words: () => wordsOf(catalog.allProducts(storeId)) }, signal);
    },
  };
}

/** Deletes the language models that were made of a store's products. */
export async function deleteLanguageModels(folder: string, storeId: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const isOfStore = (name: string) =>
    name.startsWith(`${storeId}-`) && /^\d+\.\w+$/.test(name.slice(storeId.length + 1));
  await Promise.all(names.filter(isOfStore).map((name) => rm(path.join(folder, name), { force: true })));
}

async function wordsOf(catalogue: AsyncIterable<Product[]>): Promise<CatalogueWords> {
  const names = new Set<string>();
  const categories = new Set<string>();
  const brands = new Set<string>();
  const colors = new Set<string>();
  const materials = new Set<string>();
  const addAll = (to: Set<string>, value: string | string[] | undefined): void => {
    for (const one of [value ?? []].flat()) to.add(one);
  };
  let seen = 0;
  for await (const page of catalogue) {
    for (const product of page) {
      names.add(product.texts.en?.title || product.title);
      if (product.category) categories.add(product.category);
      if (product.brand) brands.add(product.brand);
      addAll(colors, product.attributes.color);
      addAll(materials, product.attributes.material);
    }
    seen += page.length;
    if (seen >= MAX_PRODUCTS) break;
  }
  return {
    names: [...names],
    categories: [...categories],
    brands: [...brands],
    colors: [...colors],
    materials: [...materials],
  };
}
