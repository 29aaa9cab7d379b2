/** The style of the API documentation page: our name, logo and colours. */
import { brand } from '@quarry/contract';

const MARK =
  '<path fill-rule="evenodd" d="M3 3h26v20h-6v6H3z M9.5 9.5h13v10h-4v4h-9z" fill="#fff"/><path d="M25 25h4v4h-4z" fill="#ff7a52"/>';

/** Logo and name, white on the dark bar. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 170 32" width="213" height="40">${MARK}<text x="42" y="23" font-family="system-ui, sans-serif" font-size="19" font-weight="700" letter-spacing="-.3" fill="#fff">${brand.name} API</text></svg>`;

const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>path{fill:#171d1b}.vein{fill:#f04e23}@media (prefers-color-scheme:dark){path{fill:#e8edea}.vein{fill:#ff7a52}}</style><path fill-rule="evenodd" d="M3 3h26v20h-6v6H3z M9.5 9.5h13v10h-4v4h-9z"/><path class="vein" d="M25 25h4v4h-4z"/></svg>`;

/** There is one document, so the selection bar is hidden; methods are shown as text without coloured fields. */
const STYLE = `
body, .swagger-ui, .swagger-ui .info .title, .swagger-ui .opblock-tag, .swagger-ui .opblock .opblock-summary-operation-id, .swagger-ui .opblock .opblock-summary-description, .swagger-ui .btn, .swagger-ui label, .swagger-ui select, .swagger-ui table thead tr th, .swagger-ui .parameter__name, .swagger-ui .info p, .swagger-ui .markdown p, .swagger-ui .renderedMarkdown p, .swagger-ui .info .base-url, .swagger-ui .info a { font-family: "Hanken Grotesk", system-ui, sans-serif; }
html:not(.dark-mode) body { background: #f3f6f4; }
.swagger-ui .topbar { padding: 8px 0; background: #171d1b; }
.swagger-ui .topbar .topbar-wrapper { flex-wrap: nowrap; justify-content: space-between; }
.swagger-ui .topbar .download-url-wrapper { display: none; }
.swagger-ui .wrapper, .swagger-ui .topbar .wrapper { max-width: 1180px; }
.swagger-ui .info { margin: 36px 0 28px; }
.swagger-ui .info .title { font-size: 38px; font-weight: 700; letter-spacing: -.03em; }
html:not(.dark-mode) .swagger-ui .info .title, html:not(.dark-mode) .swagger-ui .opblock-tag, html:not(.dark-mode) .swagger-ui .opblock .opblock-summary-path { color: #171d1b; }
.swagger-ui .info .title small, .swagger-ui .info .title small.version-stamp { border-radius: 4px; background: #4b5752; }
html:not(.dark-mode) .swagger-ui .info .description p, html:not(.dark-mode) .swagger-ui .opblock .opblock-summary-description { color: #4b5752; }
html:not(.dark-mode) .swagger-ui .scheme-container { background: none; }
.swagger-ui .scheme-container { box-shadow: none; padding: 0 0 12px; }
.swagger-ui .opblock-tag { font-size: 20px; font-weight: 600; letter-spacing: -.01em; border-bottom: 1px solid rgb(132 145 139 / .35); }
.swagger-ui .opblock { border-radius: 8px; box-shadow: none; }
html:not(.dark-mode) .swagger-ui .opblock { background: #fff; border-color: #d8dfdb; }
html:not(.dark-mode) .swagger-ui .opblock .opblock-summary { border-color: #d8dfdb; }
.swagger-ui .opblock .opblock-summary-method { border-radius: 4px; min-width: 76px; background: #4b5752; text-shadow: none; }
.swagger-ui .opblock.opblock-get .opblock-summary-method { background: #2b5bd7; }
.swagger-ui .opblock.opblock-post .opblock-summary-method { background: #0f7b5f; }
.swagger-ui .opblock.opblock-put .opblock-summary-method { background: #8a5a00; }
.swagger-ui .opblock.opblock-delete .opblock-summary-method { background: #b3261e; }
.swagger-ui .opblock .opblock-summary-path { font-weight: 600; }
.swagger-ui .btn { border-radius: 8px; box-shadow: none; }
html:not(.dark-mode) .swagger-ui .btn.authorize { color: #171d1b; border-color: #84918b; }
html:not(.dark-mode) .swagger-ui .btn.authorize svg { fill: #171d1b; }
.swagger-ui :focus-visible { outline: 2px solid #2b5bd7; outline-offset: 2px; }
.swagger-ui section.models { border-radius: 8px; }
`;

export const API_DOCS_LOOK = {
  logo: { type: 'image/svg+xml', content: Buffer.from(LOGO), href: '/' },
  theme: {
    title: `${brand.name} API`,
    favicon: [
      { filename: 'favicon.svg', rel: 'icon', type: 'image/svg+xml', sizes: 'any', content: Buffer.from(FAVICON) },
    ],
    css: [{ filename: 'look.css', content: STYLE }],
  },
};
