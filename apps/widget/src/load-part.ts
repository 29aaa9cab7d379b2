/** Loads the other parts of the embed, in the shopper's language. */
import type { Language } from '@quarry/contract';
import type { LoadPart, Parts } from './parts.ts';

/** Set by the build: a hash of all parts. The names of their files contain it. */
declare const VERSION: string;

/** Loads each part once; one that could not be loaded, again. */
export function partLoader(origin: string, language: Language): LoadPart {
  const loaded: { [Name in keyof Parts]?: Promise<Parts[Name]> } = {};
  const load: LoadPart = async (name) => {
    try {
      return await (loaded[name] ??= import(`${origin}/embed/${name}-${language}-${VERSION}.js`));
    } catch (error) {
      delete loaded[name];
      throw error;
    }
  };
  return load;
}
