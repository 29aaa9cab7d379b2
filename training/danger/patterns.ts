/**
 * Generates messages from patterns. A line of a pattern file is a slot (`@name`, a tab, its values separated by `|`) or
 * a pattern (a kind of danger or `none`, a tab, text). `{name}` in a text is replaced by a value of the slot, `[a|b]`
 * by one of its alternatives; an alternative may be empty.
 */

/** Maximum number of different messages per pattern. */
const MAX_OF_A_PATTERN = 20;
const TRIES = 3;
/** Maximum nesting of slots; a deeper one contains itself. */
const DEEPEST = 6;

export interface Pattern {
  kind: string;
  text: string;
  line: number;
}

export interface PatternFile {
  slots: ReadonlyMap<string, readonly string[]>;
  patterns: readonly Pattern[];
}

/** @throws Error naming file and line. */
export function parsePatterns(text: string, file: string): PatternFile {
  const slots = new Map<string, string[]>();
  const patterns: Pattern[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue;
    const [head = '', body = '', ...more] = line.split('\t');
    if (body === '' || more.length > 0)
      throw new Error(`${file}, line ${at + 1}: must be two columns with a tab between.`);
    if (head.startsWith('@')) slots.set(head.slice(1), [...(slots.get(head.slice(1)) ?? []), ...body.split('|')]);
    else patterns.push({ kind: head, text: body, line: at + 1 });
  }
  for (const { text: body, line } of [
    ...patterns,
    ...[...slots.values()].flat().map((one) => ({ text: one, line: 0 })),
  ]) {
    for (const [, name = ''] of body.matchAll(/\{([^}]*)\}/g)) {
      if (!slots.has(name)) throw new Error(`${file}, line ${line}: there is no slot @${name}.`);
    }
  }
  return { slots, patterns };
}

/** Different messages of one pattern. */
export function messagesOf({ slots }: PatternFile, { text }: Pattern, random: () => number): string[] {
  const pick = (some: readonly string[]): string => some[Math.floor(random() * some.length)] ?? '';
  const fill = (template: string, depth: number): string => {
    if (depth > DEEPEST) throw new Error(`A slot contains itself: "${template}".`);
    return template
      .replace(/\[([^\]]*)\]/g, (_, options: string) => pick(options.split('|')))
      .replace(/\{([^}]*)\}/g, (_, name: string) => fill(pick(slots.get(name) ?? []), depth + 1));
  };
  const messages = new Set<string>();
  for (let tries = 0; tries < MAX_OF_A_PATTERN * TRIES && messages.size < MAX_OF_A_PATTERN; tries++) {
    messages.add(
      fill(text, 0)
        .replace(/\s+/g, ' ')
        .replace(/\s+([,.?!])/g, '$1')
        .trim(),
    );
  }
  return [...messages];
}
