/**
 * Checks the markup of the frames and of the test messages, and counts frames by operation.
 *
 *   npx tsx training/reader/check-frames.ts [FOLDER]
 */
import fs from 'node:fs';
import path from 'node:path';
import { OPERATION_KINDS } from '@quarry/assistant';
import { CASES, type Node, parseFrames } from './markup.ts';

const folder = process.argv[2] ?? path.join(import.meta.dirname, 'frames');
let mistakes = 0;
const complain = (message: string): void => {
  mistakes += 1;
  console.error(message);
};
for (const file of fs
  .readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .sort()) {
  const frames = parseFrames(fs.readFileSync(path.join(folder, file), 'utf8'), file, complain);
  const known: readonly string[] = Object.entries(CASES).find(([language]) => file.startsWith(language))?.[1] ?? [];
  const counts = new Map<string, number>();
  const seen = new Set<string>();
  for (const { line, source, nodes } of frames) {
    if (seen.has(source)) complain(`${file}, line ${line}: stands there twice\n  ${source}`);
    seen.add(source);
    for (const node of allOf(nodes)) {
      if (node.is === 'operation') counts.set(node.kind, (counts.get(node.kind) ?? 0) + 1);
      if (node.is !== 'slot') continue;
      for (const one of node.cases)
        if (!known.includes(one)) complain(`${file}, line ${line}: unknown case +${one}\n  ${source}`);
    }
  }
  console.log(`${file}: ${frames.length} frames`);
  console.log(`  ${OPERATION_KINDS.map((kind) => `${kind} ${counts.get(kind) ?? 0}`).join(', ')}`);
}
if (mistakes > 0) process.exitCode = 1;

function allOf(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => {
    if (node.is === 'choice') return node.branches.flatMap(allOf);
    return node.is === 'operation' ? [node, ...allOf(node.nodes)] : [node];
  });
}
