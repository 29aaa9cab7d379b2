/** @jsxImportSource preact */
/**
 * Basic Markdown in replies: paragraphs, lists, tables, bold, italic, links. Rendered as elements and text, never as
 * HTML, so that quoted content cannot run code on the shop's page.
 */
import type { ComponentChildren } from 'preact';
import { readMarkdown } from './read-markdown.ts';

const INLINE = /\*\*(.+?)\*\*|\*([^*\s][^*]*?)\*|\[([^\]]+)\]\((https?:\/\/[^\s)]+)\)/g;

export function MarkdownText({ text }: { text: string }) {
  return (
    <>
      {readMarkdown(text).map((block, index) => {
        if (block.kind === 'table') {
          const [head = [], ...rows] = block.rows;
          return (
            <div class="table" tabIndex={0} key={index}>
              <table>
                <thead>
                  <tr>
                    {head.map((cell, at) => (
                      <th scope="col" key={at}>
                        {inline(cell)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row, at) => (
                    <tr key={at}>
                      {row.map((cell, place) => (
                        <td key={place}>{inline(cell)}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          );
        }
        if (block.kind === 'paragraph') return <p key={index}>{inline(block.text)}</p>;
        const items = block.items.map((item, at) => <li key={at}>{inline(item)}</li>);
        return block.kind === 'numbers' ? <ol key={index}>{items}</ol> : <ul key={index}>{items}</ul>;
      })}
    </>
  );
}

function inline(text: string): ComponentChildren[] {
  const parts: ComponentChildren[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, bold, italic, label, address] = match;
    if (match.index > from) parts.push(text.slice(from, match.index));
    from = match.index + whole.length;
    if (bold) parts.push(<strong>{bold}</strong>);
    else if (italic) parts.push(<em>{italic}</em>);
    else
      parts.push(
        <a href={address} target="_blank" rel="noopener noreferrer">
          {label}
        </a>,
      );
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}
