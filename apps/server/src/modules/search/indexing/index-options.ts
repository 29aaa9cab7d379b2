/** How a store's products are indexed. */
import type { StoreSettings } from '@quarry/contract';
import type { BuildOptions } from '@quarry/search';
import { fieldWeightsOf } from '../product-document.ts';

export function indexOptionsOf(settings: StoreSettings): BuildOptions {
  return {
    fieldWeights: fieldWeightsOf(settings),
    currency: settings.currency.code,
    language: settings.default_language,
  };
}

/** Identifies the code and the options of an index: with another label it has to be rebuilt. */
export function indexLabelOf(codeVersion: string, settings: StoreSettings): string {
  return JSON.stringify([codeVersion, indexOptionsOf(settings)]);
}
