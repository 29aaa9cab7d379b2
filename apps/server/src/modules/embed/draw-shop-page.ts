/** Renders a sample shop page: its own header, search field and product list, and our script tag. */
import { directionOf, type Language, type ListedProduct, priceText, type StoreSettings } from '@quarry/contract';

/** A plain page outside the application, a shop that has the embed on it. */
export interface ShopPage {
  /** The address that leads here. */
  from: string;
  /** The page's own name: `/pages/{name}.html`. */
  name: string;
  store: string;
  search: boolean;
  chat: boolean;
  /** Of the embed; by default the store's. */
  language?: Language;
  headline: string;
  lead: string;
}

interface ShopPageParts {
  page: ShopPage;
  settings: StoreSettings;
  products: readonly ListedProduct[];
  key: string;
  /** The nonce of this reply, for the one script and the one style sheet. */
  nonce: string;
}

/** The page's Content-Security-Policy; as strict as a careful shop's, to show that the embed works under it. */
export function shopPagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

export function drawShopPage({ page, settings, products, key, nonce }: ShopPageParts): string {
  const language = settings.default_language;
  const cards = products.map((product) => card(product, settings)).join('\n');
  const sections = [...new Set(products.flatMap(({ category }) => category ?? []))].slice(0, 6);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escape(settings.name)} – ${escape(page.headline)}</title>
<style nonce="${nonce}">${STYLES}</style>
</head>
<body>
<header>
<a class="name" href="/pages/${page.name}.html">${escape(settings.name)}</a>
${page.search ? `<form role="search" action="/pages/${page.name}.html"><input id="search" type="search" name="q" aria-label="Search this shop" placeholder="Search this shop"></form>` : ''}
<a class="back" href="/">About this demo</a>
</header>
<main>
<section class="hero"><h1>${escape(page.headline)}</h1><p>${escape(page.lead)}</p></section>
<p class="sections">${sections.map((section) => `<span>${escape(section.replaceAll('-', ' '))}</span>`).join('')}</p>
<h2>On our shelves today</h2>
<ul lang="${language}" dir="${directionOf(language)}">
${cards}
</ul>
</main>
<footer><p>A demo shop with invented brands. The search and the chat come from one script tag.</p></footer>
<script src="/embed/quarry.js" nonce="${nonce}" async data-store="${escape(settings.id)}" data-key="${escape(key)}" data-language="${page.language ?? language}"${page.search ? ' data-search="#search"' : ''}${page.chat ? ' data-chat' : ''}></script>
</body>
</html>
`;
}

function card(product: ListedProduct, { currency, id }: StoreSettings): string {
  const price = product.current_price ?? product.original_price;
  const [image] = product.images;
  const shown = price === null ? '' : `<b><bdi dir="ltr">${escape(priceText(price, currency))}</bdi></b>`;
  const address = product.url ?? `/shops/${id}/product.html?product=${encodeURIComponent(product.id)}`;
  return `<li><a href="${escape(address)}">${image ? `<img src="${escape(image)}" alt="" width="400" height="400" loading="lazy">` : ''}<span>${escape(product.title)}</span>${shown}</a></li>`;
}

const STYLES = `
:root { color-scheme: light dark; font: 16px/1.55 system-ui, "Noto Sans Georgian", sans-serif; --ink: light-dark(#1c2430, #e9edf2); --soft: light-dark(#566173, #a4afbd); --line: light-dark(#dfe4ea, #313a46); --well: light-dark(#f4f6f9, #1a2029); }
* { box-sizing: border-box; }
body { margin: 0; background: light-dark(#fff, #12171e); color: var(--ink); }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 12px 28px; padding: 16px clamp(16px, 4vw, 56px); border-bottom: 1px solid var(--line); }
.name { font-size: 22px; font-weight: 700; color: inherit; text-decoration: none; }
form { flex: 1 1 320px; max-width: 640px; }
input { width: 100%; height: 46px; padding: 0 16px; border: 1px solid light-dark(#8a94a3, #67727f); border-radius: 10px; font: inherit; background: var(--well); color: inherit; }
.back { margin-inline-start: auto; color: var(--soft); }
main { max-width: 1240px; margin: 0 auto; padding: 0 clamp(16px, 4vw, 56px) 56px; }
.hero { padding: clamp(32px, 6vw, 72px) 0 clamp(20px, 3vw, 36px); }
h1 { max-width: 20ch; margin: 0; font-size: clamp(32px, 5vw, 58px); line-height: 1.05; letter-spacing: -0.02em; text-wrap: balance; }
.hero p { max-width: 56ch; margin: 16px 0 0; font-size: 18px; color: var(--soft); }
.sections { display: flex; flex-wrap: wrap; gap: 8px; margin: 0; }
.sections span { padding: 6px 14px; border-radius: 8px; background: var(--well); }
h2 { margin: 40px 0 16px; font-size: 22px; }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(45%, 220px), 1fr)); gap: 24px 20px; margin: 0; padding: 0; list-style: none; }
li a { display: block; color: inherit; text-decoration: none; }
li img { display: block; width: 100%; height: auto; border-radius: 12px; background: var(--well); }
li span { display: block; margin: 10px 0 4px; }
li b { font-variant-numeric: tabular-nums; }
footer { padding: 24px clamp(16px, 4vw, 56px) 96px; border-top: 1px solid var(--line); color: var(--soft); }
a:focus-visible, input:focus-visible { outline: 2px solid #2b5bd7; outline-offset: 3px; }
`;

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
