import { detectLanguage } from './src/index.ts'; import { SHOP_MESSAGES, GEORGIAN_IN_LATIN } from './src/analysis/forms/shop-messages.ts';
import { LANGUAGES } from './src/language.ts';
import fs from 'node:fs';
const all:any = {...SHOP_MESSAGES, 'ka-latin': GEORGIAN_IN_LATIN};
for (const [l, ms] of Object.entries(all) as any) { const want = l==='ka-latin'?'ka':l; console.log(l, ms.length, LANGUAGES.map(f=>{ const bad=ms.filter((m:string)=>detectLanguage(m,f)!==want); return `${f}:${(100*(1-bad.length/ms.length)).toFixed(0)}%`;}).join(' '));
 if (process.argv[2]) for (const f of LANGUAGES) { const bad=ms.filter((m:string)=>detectLanguage(m,f)!==want); if (bad.length) console.log('    ',f, bad.map((m:string)=>m+'→'+detectLanguage(m,f)).join(' | ')); } }
// corpora
for (const l of ['ka','tr','ar','az']) for (const part of ['','-second']) { const src=fs.readFileSync(`/work/main/tests/relevance/queries/${l}${part}.ts`,'utf8'); const qs=[...src.matchAll(/query: (['"])(.*?)\1/g)].map(m=>m[2]!); console.log('corpus',l,part,qs.length, LANGUAGES.map(f=>{const bad=qs.filter(q=>detectLanguage(q,f)!==l); return `${f}:${(100*(1-bad.length/qs.length)).toFixed(0)}%`}).join(' ')); if (process.argv[2]==='c') {const bad=qs.filter(q=>detectLanguage(q,l as any)!==l); console.log('   own:',bad.map(q=>q+'→'+detectLanguage(q,l as any)).join(' | ')); const b2=qs.filter(q=>detectLanguage(q,'en')!==l); console.log('   en:',b2.map(q=>q+'→'+detectLanguage(q,'en')).join(' | '));} }
const en=fs.readFileSync('/work/shared/data/chorus/queries.dev.tsv','utf8').split('\n').map(x=>x.split('\t').slice(1).join(' ')).filter(Boolean);
console.log('corpus en',en.length, LANGUAGES.map(f=>{const bad=en.filter(q=>detectLanguage(q,f)!=='en'); return `${f}:${(100*(1-bad.length/en.length)).toFixed(0)}%`}).join(' '));
if (process.argv[2]==='c') console.log(en.filter(q=>detectLanguage(q,'en')!=='en').map(q=>q+'→'+detectLanguage(q,'en')).join(' | '), '\n ka:', en.filter(q=>detectLanguage(q,'ka')!=='en').map(q=>q+'→'+detectLanguage(q,'ka')).join(' | '));
