/** Words of the assistant: a small part of Markdown, links that open beside the page, never HTML. */
import { memo } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
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
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noopener noreferrer" className="text-link underline underline-offset-3">
      {children}
    </a>
  ),
};

export const MarkdownText = memo(function MarkdownText({ text }: { text: string }) {
  return (
    <div className="flex max-w-[62ch] flex-col gap-2 break-words [&_code]:font-mono [&_code]:text-[13px] [&_li]:my-0.5 [&_ol]:list-decimal [&_ol]:ps-5 [&_strong]:font-semibold [&_td]:border-t [&_td]:border-line [&_td]:py-1 [&_td]:pe-3 [&_th]:pe-3 [&_th]:text-start [&_ul]:list-[square] [&_ul]:ps-5">
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
