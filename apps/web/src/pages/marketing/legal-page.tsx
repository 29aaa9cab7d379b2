/** A legal page: a table of contents at the side, one text column, wide tables that scroll on a phone. */
import type { LegalBlock, LegalText } from '../../content/legal/legal-text.ts';
import { PAGE_WIDTH, PageHead } from './page-head.tsx';

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

export function LegalPage({ text }: { text: LegalText }) {
  return (
    <div className={`pb-30 max-sm:pb-20 ${PAGE_WIDTH}`}>
      <PageHead title={text.title} lead={text.summary} />
      <div className="mt-14 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-9 max-sm:mt-9 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.4fr)]">
        <nav aria-label="Sections" className="self-start border-t border-line pt-4 lg:sticky lg:top-24">
          <p className="mb-3 text-sm text-ink-2">
            Last changed on <time dateTime={text.updated}>{DAY.format(new Date(text.updated))}</time>
          </p>
          <ol>
            {text.sections.map(({ heading }) => (
              <li key={heading}>
                <a
                  href={`#${sectionId(heading)}`}
                  className="flex min-h-11 items-center text-[15px] text-ink-2 hover:text-ink"
                >
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {text.sections.map(({ heading, blocks }) => (
            <section
              key={heading}
              id={sectionId(heading)}
              aria-labelledby={`${sectionId(heading)}-heading`}
              className="scroll-mt-24 border-t border-line py-7 first:pt-5"
            >
              <h2
                id={`${sectionId(heading)}-heading`}
                className="text-xl leading-tight font-semibold tracking-[-0.01em]"
              >
                {heading}
              </h2>
              {blocks.map((block) => (
                <Block key={JSON.stringify(block)} block={block} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

function sectionId(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
}

const WORDS = 'text-pretty mt-3 max-w-[66ch] text-[17px] leading-[1.6] text-ink-2';

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p className={WORDS}>{block}</p>;
  if ('list' in block) {
    return (
      <ul className={`flex list-disc flex-col gap-2 ps-5 ${WORDS}`}>
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  if ('contact' in block) {
    return (
      <p className={WORDS}>
        {block.contact}{' '}
        <a href={`mailto:${block.email}`} className="text-link underline underline-offset-4">
          {block.email}
        </a>
      </p>
    );
  }
  const { caption, head, rows } = block.table;
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls, by keyboard too
      tabIndex={0}
      role="region"
      aria-label={caption}
      className="mt-5 overflow-x-auto"
    >
      <table
        className={`w-full border-collapse text-start text-[15px] leading-[1.5] ${head.length > 2 ? 'min-w-[520px]' : 'table-fixed sm:table-auto'}`}
      >
        <thead>
          <tr>
            {head.map((title) => (
              <th
                key={title}
                scope="col"
                className="border-b border-line-strong py-2.5 pe-6 text-start max-sm:pe-4 font-semibold"
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...rest]) => (
            <tr key={name} className="align-top">
              <th
                scope="row"
                className={`border-b border-line py-3 pe-6 text-start max-sm:pe-4 font-medium ${head.length > 2 ? 'font-mono text-[13px]' : ''}`}
              >
                {name}
              </th>
              {rest.map((cell) => (
                <td key={cell} className="border-b border-line py-3 pe-6 text-ink-2">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
