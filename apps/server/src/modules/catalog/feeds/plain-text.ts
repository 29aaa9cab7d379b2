/** Converts HTML descriptions to plain text with paragraphs, as the catalogue stores them. */
import { decodeHTML } from 'entities';

/** Tags out, entities in, white space tidied, characters that no database takes removed. */
export function plainText(html: string): string {
  const text = /<[a-z!/]/i.test(html) ? withoutTags(html) : html;
  return decodeEntities(text)
    .replace(/\r\n?/g, '\n')
    .replaceAll('\ufffd', '')
    .replace(/(?![\n\t])[\p{Cc}\p{Surrogate}\p{Noncharacter_Code_Point}]/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function withoutTags(html: string): string {
  return html
    .replace(/<(script|style|template|noscript)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/\r?\n/g, ' ')
    .replace(/<li\b[^>]*>/gi, '\n• ')
    .replace(/<\/(p|div|h[1-6]|ul|ol|table|section)\s*>/gi, '\n\n')
    .replace(/<(br|\/tr|\/li)\b[^>]*>/gi, '\n')
    .replace(/<\/?[a-z][^>]*>/gi, ' ')
    .replace(/ +([.,;:!?])/g, '$1');
}

/** Twice, for systems that encode what is encoded already (`&amp;uuml;`). */
function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  const decoded = decodeHTML(text);
  return /&(#\d+|#x[\da-f]+|[a-z][a-z\d]+);/i.test(decoded) ? decodeHTML(decoded) : decoded;
}
