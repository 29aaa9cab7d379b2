import { DEMO_STORES } from '@quarry/contract';
import { demoProducts } from '/work/main/packages/demo/src/products/demo-products.ts';
import { drawSvg, rasterize, viewCount } from '/work/main/packages/demo/src/illustrator/index.ts';
import { drawingFor } from '/work/main/packages/demo/src/illustrator/catalogue.ts';
import { lookOf } from '/work/main/packages/demo/src/illustrator/studio/look.ts';
import fs from 'node:fs';
let n = 0;
for (const s of DEMO_STORES) for (const p of demoProducts(s)) {
  const v = viewCount(p);
  if (drawingFor(lookOf(p)).more.length + 1 !== v) console.log('VIEWS', p.category, p.id);
  for (let i = 1; i <= v; i++) {
    fs.writeFileSync('/tmp/brief5/art/last.txt', `${s.id} ${p.category} ${p.id} ${i}`);
    const svg = drawSvg(p, i);
    if (/NaN|undefined|Infinity|data-sheet/.test(svg)) console.log('BAD', p.category, p.id, i);
    if (n++ % 1 === 0) rasterize(svg, 32);
  }
}
console.log('done', n);
