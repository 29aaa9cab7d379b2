/** Parses a reply to Markdown blocks. Accepts partial text, because replies are shown while they grow. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'points' | 'numbers'; items: string[] }
  | { kind: 'table'; rows: string[][] };

const POINT = /^\s*[-*•]\s+(.*)$/;
const NUMBER = /^\s*\d+[.)]\s+(.*)$/;
const ROW = /^\s*\|(.*)\|?\s*$/;
const RULE = /^[\s|:-]*-[\s|:-]*$/;

export function readMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  let isNew = true;
  for (const line of text.split('\n')) {
    if (line.trim() === '') {
      isNew = true;
      continue;
    }
    add(blocks, line, isNew);
    isNew = false;
  }
  return blocks;
}

function add(blocks: Block[], line: string, isNew: boolean): void {
  const last = isNew ? undefined : blocks.at(-1);
  const [, cells] = ROW.exec(line) ?? [];
  const [, point] = POINT.exec(line) ?? [];
  const [, number] = NUMBER.exec(line) ?? [];
  if (cells !== undefined) {
    if (RULE.test(cells)) return;
    const row = cells
      .replace(/\|\s*$/, '')
      .split('|')
      .map((cell) => cell.trim());
    if (last?.kind === 'table') last.rows.push(row);
    else blocks.push({ kind: 'table', rows: [row] });
  } else if (point !== undefined || number !== undefined) {
    const kind = point === undefined ? 'numbers' : 'points';
    // A list continues after an empty line.
    const before = blocks.at(-1);
    if (before?.kind === kind) before.items.push(point ?? number ?? '');
    else blocks.push({ kind, items: [point ?? number ?? ''] });
  } else if (last?.kind === 'paragraph') last.text += `\n${line}`;
  else blocks.push({ kind: 'paragraph', text: line.replace(/^#+\s*/, '') });
}
