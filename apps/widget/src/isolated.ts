/** @returns the text with marks that keep its direction from reordering the sentence around it, in plain text. */
export const isolated = (text: string) => `\u2068${text}\u2069`;
