/** Words a minute: a little slower than espeak-ng's own 175, for listeners who hear prices. */
export const WORDS_A_MINUTE = 160;
