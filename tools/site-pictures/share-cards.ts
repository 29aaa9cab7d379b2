/** Social cards of the site, 1200 by 630 pixels: one line of text and blocks in the site's style. */
import { brand } from '@quarry/contract';
import { bustDrawings } from './busts.ts';

export const CARD_SIZE = { width: 1200, height: 630 };

interface Card {
  file: string;
  heading: string;
  line: string;
  /** Heights of the blocks from left to right; the featured one is dark. */
  blocks: readonly number[];
  featured?: number;
  /** Underlined words of the line. */
  hits?: readonly string[];
  /** Drawings on the blocks, one each. */
  onTop?: readonly string[];
}

export const CARDS: readonly Card[] = [
  {
    file: 'home',
    heading: brand.headline,
    line: 'Summer dresses under $50',
    hits: ['Summer', 'dresses', 'under $50'],
    blocks: [250, 205, 165],
  },
  {
    file: 'pricing',
    heading: 'Pricing that follows your traffic',
    line: 'Four monthly plans, from 500K requests',
    blocks: [120, 165, 210, 255],
    featured: 1,
  },
  {
    file: 'integrations',
    heading: 'Live on your shop before lunch',
    line: 'Three steps: about 5, 15 and 2 minutes',
    blocks: [250, 180, 110],
  },
  {
    file: 'team',
    heading: 'Four people, one stubborn question',
    line: 'Why can’t a shop find what it has?',
    blocks: [150, 150, 150, 150],
    onTop: bustDrawings().map(({ svg }) => svg),
  },
  {
    file: 'book-demo',
    heading: 'Schedule your demo',
    line: 'A call of 15-30 minutes',
    blocks: [130, 190, 250],
    featured: 2,
  },
];

/** The card as an HTML document. `fonts` are URLs of the two fonts. */
export function cardDocument(card: Card, fonts: { display: string; text: string }): string {
  const { width, height } = CARD_SIZE;
  const blockWidth = card.blocks.length > 3 ? 128 : 160;
  const blocks = card.blocks
    .map(
      (tall, place) =>
        `<div class="block${card.featured === place ? ' ink' : ''}" style="height:${tall}px;width:${blockWidth}px">${standing(card.onTop?.[place])}<i></i><b></b></div>`,
    )
    .join('');
  return `<!doctype html><meta charset="utf-8"><style>
@font-face{font-family:D;src:url(${fonts.display});font-weight:200 800}
@font-face{font-family:T;src:url(${fonts.text});font-weight:100 900}
*{box-sizing:border-box;margin:0}
body{width:${width}px;height:${height}px;position:relative;overflow:hidden;font-family:T;color:#171d1b;background:radial-gradient(50% 60% at 70% 40%,#fff 0,rgb(255 255 255/0) 74%),linear-gradient(#f3f6f4,#e2e8e5 76%,#d3dbd7)}
.mark{position:absolute;left:64px;top:56px;display:flex;align-items:center;gap:16px;font:700 36px/1 D;letter-spacing:-.02em}
h1{position:absolute;left:64px;top:${card.heading.length > 38 ? 150 : 176}px;width:${card.blocks.length > 3 ? 560 : 600}px;font:700 ${card.heading.length > 38 ? 66 : 72}px/.99 D;letter-spacing:-.03em;text-wrap:balance}
.line{position:absolute;left:64px;bottom:64px;padding:20px 26px;border-radius:12px;background:#fff;box-shadow:0 10px 24px -8px rgb(23 29 27/.16),0 0 0 1px #d8dfdb;font-size:27px;font-weight:500}
.line u{text-decoration:underline #f04e23 3px;text-underline-offset:8px}
.row{position:absolute;right:52px;bottom:0;display:flex;align-items:flex-end;gap:${card.blocks.length > 3 ? 0 : 14}px;filter:drop-shadow(18px 10px 18px rgb(23 29 27/.16))}
.block{position:relative;padding-top:30px}
.block i{position:absolute;inset:0 0 auto;height:31px;background:linear-gradient(100deg,#fefffe,#e4eae7);clip-path:polygon(10% 0,90% 0,100% 100%,0 100%)}
.block b{display:block;height:100%;border-top:2px solid #fff;background:linear-gradient(100deg,#f5f8f6,#d9e0dc 75%,#c8d1cc)}
.ink i{background:linear-gradient(100deg,#3a4541,#2b3431)}.ink b{border-color:#47534e;background:linear-gradient(100deg,#252d2a,#171d1b)}
.block img{position:absolute;z-index:1;bottom:calc(100% - 22px);left:50%;width:146px;margin-left:-73px}
</style>
<div class="row">${blocks}</div>
<p class="mark"><svg width="44" height="44" viewBox="0 0 32 32"><path fill-rule="evenodd" d="M3 3h26v20h-6v6H3z M9.5 9.5h13v10h-4v4h-9z"/><path d="M25 25h4v4h-4z" fill="#f04e23"/></svg>${brand.name}</p>
<h1>${card.heading}</h1>
<p class="line">${marked(card)}</p>`;
}

/** A separate image, because ids of one drawing must not affect another. */
function standing(svg: string | undefined): string {
  return svg ? `<img src="data:image/svg+xml,${encodeURIComponent(svg)}" alt="">` : '';
}

function marked({ line, hits = [] }: Card): string {
  return hits.reduce((text, hit) => text.replace(hit, `<u>${hit}</u>`), line);
}
