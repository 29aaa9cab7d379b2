/** Messages of the espeak process. */

/** A variable, so that neither the bundler nor the type checker requires the optional package. */
export const ESPEAK_PACKAGE: string = '@echogarden/espeak-ng-emscripten';

export interface EspeakRequest {
  id: number;
  words: string;
  voice: string;
}

export type EspeakReply = { id: number } & ({ samples: Int16Array; rate: number } | { error: string });
