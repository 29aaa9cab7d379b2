import fs from 'node:fs';
import path from 'node:path';
import { featuresOf } from '../../packages/assistant/src/danger/message-features.ts';
import { readMessage } from '../../packages/assistant/src/danger/read-message.ts';
import { readExamples, readLines } from './examples.ts';
const out = '/tmp/ex/d';
const ex: any[] = readExamples(import.meta.dirname);
const tests = path.join(import.meta.dirname, '../../tests/danger');
for (const l of ['en','ka','tr','ar','az']) for (const e of ['', '.held'])
  for (const x of readLines(path.join(tests, `${l}${e}.tsv`).replace('.held.tsv', '.held.tsv')))
    ex.push({ ...x, set: `T.${l}${e}`, weight: 0, isLookalike: x.kind === 'none', isMade: false, isSpelled: false, fold: 9 });
const f = fs.openSync(out + '/feat.bin', 'w'), meta = fs.openSync(out + '/meta.tsv', 'w'), v = fs.openSync(out + '/val.bin', 'w');
const off = [0]; let n = 0;
let cnt = 0;
for (const x of ex) {
  const g = featuresOf(readMessage(x.message));
  for (const { features, value } of g) {
    fs.writeSync(f, Buffer.from(features.buffer, features.byteOffset, features.byteLength));
    fs.writeSync(v, Buffer.from(new Float32Array(features.length).fill(value).buffer));
    n += features.length;
  }
  off.push(n);
  fs.writeSync(meta, [x.language, x.set, x.kind, x.weight, +x.isLookalike, +x.isMade, +x.isSpelled, x.fold, x.message.replace(/[\t\n]/g,' ')].join('\t') + '\n');
  if (++cnt % 20000 === 0) console.log(cnt);
}
fs.writeFileSync(out + '/off.bin', Buffer.from(new BigInt64Array(off.map(BigInt)).buffer));
console.log(ex.length, n);
