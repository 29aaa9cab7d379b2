/**
 * Extracts the speakable text of a reply. Markdown loses its markup, links keep their label, and tables, code, pictures
 * and bare URLs are dropped.
 */

/** @returns one line of text without markup; empty when nothing in it can be spoken. */
export function plainText(line: string): string {
  const trimmed = line.trim();
  if (trimmed.startsWith('|') || /^[-=*_\s|:]{3,}$/.test(trimmed)) return '';
  return (
    trimmed
      .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
      .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
      .replace(/`([^`]*)`/g, '$1')
      .replace(/<[^>]{0,200}>/g, ' ')
      .replace(/\b(?:https?:\/\/|www\.)[^\s<>()]*[^\s<>().,!?;:]/gi, ' ')
      .replace(/^\s{0,3}(?:#{1,6}|>+)\s+/, '')
      .replace(/^\s*(?:[-*+•]|\d{1,2}[.)])\s+/, '')
      .replace(/(\*\*|__|~~)(?=\S)(.+?)\1/g, '$2')
      .replace(/(^|[^\p{L}\p{N}])[*_](\S(?:[^*_]*\S)?)[*_](?![\p{L}\p{N}])/gu, '$1$2')
      // Emoji, arrows and other symbols; meaningful signs (©, °, №, currency) are not in these ranges.
      .replace(/\p{Extended_Pictographic}\u{fe0f}?|[\u2190-\u21ff\u2500-\u27bf]/gu, ' ')
      .replace(/[\p{Cc}\p{Cf}]/gu, '')
      // Markup with which espeak-ng reads phonemes instead of letters.
      .replace(/\[\[|\]\]/g, ' ')
      .replace(/[\\^~|<>{}[\]*_]/g, ' ')
      .replace(/[ \t]+/g, ' ')
      .trim()
  );
}
