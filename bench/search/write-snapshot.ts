/** Writes a snapshot of generated products to a file: arguments are the file and the number of products. */
import { writeFileSync } from 'node:fs';
import { createIndexBuilder } from '@quarry/search';
import { batchesOf, OPTIONS } from './catalogue.ts';

const [file = '', size = '0'] = process.argv.slice(2);
const builder = createIndexBuilder({ ...OPTIONS, label: `generated ${size}` });
let adding = 0;
let cpuAdding = 0;
for (const batch of batchesOf(Number(size))) {
  const [start, cpu] = [performance.now(), process.cpuUsage()];
  builder.add(batch);
  const used = process.cpuUsage(cpu);
  adding += performance.now() - start;
  cpuAdding += (used.user + used.system) / 1000;
}
const [start, cpu] = [performance.now(), process.cpuUsage()];
const bytes = builder.finish();
const used = process.cpuUsage(cpu);
const finishing = performance.now() - start;
const writing = performance.now();
writeFileSync(file, bytes);
console.log(
  JSON.stringify({
    size: Number(size),
    seconds: (adding + finishing) / 1000,
    cpuSeconds: (cpuAdding + (used.user + used.system) / 1000) / 1000,
    writeSeconds: (performance.now() - writing) / 1000,
    bytes: bytes.length,
    peakMemory: process.resourceUsage().maxRSS * 1024,
  }),
);
