/** Words per minute: slightly slower than espeak-ng's default of 175, because prices are read. */
export const WORDS_A_MINUTE = 160;
