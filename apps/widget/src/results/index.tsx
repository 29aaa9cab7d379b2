/** @jsxImportSource preact */
/** The results part of the widget: the list in the panel below the shop's field, and the results page of the shop. */
import { render } from 'preact';
import { styleSheet } from '../host.ts';
import type { ResultsPart } from '../parts.ts';
import resultStyles from '../styles/results.css';
// The build replaces `en` by each language: a shopper loads the texts of one.
import { resultsWords } from '../words/results/en.ts';
import { openPage as openPageIn, type OpenPage } from './open-page.tsx';
import { ResultList } from './result-list.tsx';

const pages = new WeakMap<HTMLElement, { page: OpenPage | null; signal: AbortSignal }>();

export const drawPanel: ResultsPart['drawPanel'] = (panel, props) => {
  const tree = panel.getRootNode();
  if (tree instanceof ShadowRoot) adopt(tree);
  render(<ResultList {...props} words={resultsWords} />, panel);
};

export const openPage: ResultsPart['openPage'] = (place, options, query) => {
  const { signal } = options;
  const known = pages.get(place);
  const opened = known && !known.signal.aborted ? known : { page: openPageIn(place, options, resultsWords), signal };
  pages.set(place, opened);
  if (query !== undefined) opened.page?.search(query);
};

let sheet: CSSStyleSheet | undefined;

function adopt(tree: ShadowRoot): void {
  sheet ??= styleSheet(resultStyles);
  if (!tree.adoptedStyleSheets.includes(sheet)) tree.adoptedStyleSheets = [...tree.adoptedStyleSheets, sheet];
}
