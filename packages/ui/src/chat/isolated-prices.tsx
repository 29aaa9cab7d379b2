/**
 * Isolates the direction of prices inside sentences: otherwise right-to-left text would show `$12.50` as `12.50$`. The
 * characters are unchanged, so that copying and searching work.
 */
import { Fragment } from 'react';

const AMOUNT = String.raw`\d+(?:[.,]\d+)*`;
const SIGN = String.raw`\p{Sc}`;
const CODE = String.raw`(?:Rs\.?|[A-Z]{3})`;
const PRICE = new RegExp(
  String.raw`(${SIGN}\s?${AMOUNT}|(?<!\p{L})${CODE}\s?${AMOUNT}|${AMOUNT}\s?(?:${SIGN}|${CODE}(?!\p{L})))`,
  'u',
);

/** Splits a text at its prices, which are at odd indexes. Joining the parts restores the text. */
export function splitAtPrices(text: string): string[] {
  return text.split(new RegExp(PRICE, 'gu'));
}

export function IsolatedPrices({ text }: { text: string }) {
  return splitAtPrices(text).map((part, position) =>
    position % 2 === 1 ? (
      <bdi key={position} dir="ltr">
        {part}
      </bdi>
    ) : (
      <Fragment key={position}>{part}</Fragment>
    ),
  );
}

/** The properties of a document tree node that this file uses. */
interface TreeNode {
  type: string;
  value?: string;
  tagName?: string;
  properties?: Record<string, string>;
  children?: TreeNode[];
}

/** The same for a Markdown document, as a rehype plugin. */
export function isolatePricesInTree() {
  return (tree: TreeNode): void => isolateWithin(tree);
}

function isolateWithin(node: TreeNode): void {
  node.children = node.children?.flatMap((child) => {
    isolateWithin(child);
    return child.type === 'text' ? isolatedParts(child) : [child];
  });
}

function isolatedParts(node: TreeNode): TreeNode[] {
  const parts = splitAtPrices(node.value ?? '');
  if (parts.length === 1) return [node];
  return parts
    .map((value, position): TreeNode => {
      const text = { type: 'text', value };
      if (position % 2 === 0) return text;
      return { type: 'element', tagName: 'bdi', properties: { dir: 'ltr' }, children: [text] };
    })
    .filter((part) => part.value !== '');
}
