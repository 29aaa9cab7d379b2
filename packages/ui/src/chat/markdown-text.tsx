/** The assistant's text: a subset of Markdown, links open in a new tab, no HTML. */
import { memo } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { NewTabLink } from '../primitives/new-tab-link.tsx';
import { isolatePricesInTree } from './isolated-prices.tsx';

const ALLOWED = [
  'p',
  'strong',
  'em',
  'del',
  'ul',
  'ol',
  'li',
  'a',
  'code',
  'br',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'bdi',
];
const PLUGINS = [remarkGfm];
const TREE_PLUGINS = [isolatePricesInTree];
const COMPONENTS: Components = {
  // The corner cell of a comparison table is empty, and an empty cell is not a header.
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a cell without a word is no control
  th: ({ children, style }) => (children ? <th style={style}>{children}</th> : <td />),
  // A comparison table may be wider than a chat window; it scrolls separately, also by keyboard.
  table: ({ children }) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable by keyboard
    <div className="thin-scroll max-w-full overflow-x-auto" tabIndex={0}>
      <table className="min-w-full text-sm">{children}</table>
    </div>
  ),
  a: ({ href, children }) => (
    <NewTabLink href={href} className="text-link underline underline-offset-3">
      {children}
    </NewTabLink>
  ),
};

export const MarkdownText = memo(function MarkdownText({ text }: { text: string }) {
  return (
    <div className="flex max-w-[62ch] flex-col gap-2 break-words [&_code]:font-mono [&_code]:text-[13px] [&_li]:my-0.5 [&_ol]:list-decimal [&_ol]:ps-5 [&_strong]:font-semibold [&_td]:border-t [&_td]:border-line [&_td]:py-1 [&_td]:pe-3 [&_td]:align-top [&_th]:pe-3 [&_th]:align-bottom [&_th]:font-semibold [&_th]:text-start [&_ul]:list-[square] [&_ul]:ps-5">
      <Markdown
        remarkPlugins={PLUGINS}
        rehypePlugins={TREE_PLUGINS}
        allowedElements={ALLOWED}
        unwrapDisallowed
        components={COMPONENTS}
      >
        {text}
      </Markdown>
    </div>
  );
});
