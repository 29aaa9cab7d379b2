/** What the speaking process is asked and what it answers. */

/** A name in a variable: neither the bundler nor the type checker asks for a package that may be absent. */
export const ESPEAK_PACKAGE: string = '@echogarden/espeak-ng-emscripten';

export interface EspeakRequest {
  id: number;
  words: string;
  voice: string;
}

export type EspeakReply = { id: number } & ({ samples: Int16Array; rate: number } | { error: string });
