/**
 * An animated search box: a read-only field. Behind it the same text is rendered invisibly with what a field cannot
 * show: the caret and underlines of understood words.
 */
import { Icon } from '@quarry/ui';
import type { DemoReading } from './demo-data.ts';
import { partsOf } from './readings.ts';

interface QueryBoxProps {
  text: string;
  understood: readonly DemoReading[];
  /** Without animation, including the blinking caret. */
  isStill?: boolean;
  lang?: string | undefined;
}

const LETTERS = 'text-[clamp(17px,1.7vw,22px)] leading-[1.4] tracking-[-0.01em] whitespace-pre';

export function QueryBox({ text, understood, isStill = false, lang }: QueryBoxProps) {
  return (
    <div className="flex h-15 items-center rounded-card bg-surface ps-5 pe-3 shadow-[0_0_0_1px_var(--line),var(--sh-2)] max-sm:ps-4">
      <Icon name="search" className="me-3 size-5 text-ink-2" />
      <div className="relative flex h-full min-w-0 flex-1 items-center overflow-hidden">
        <span aria-hidden="true" className={`absolute text-transparent ${LETTERS}`} lang={lang}>
          {partsOf(text, understood).map((part, position) => (
            <span key={position} className={part.isUnderstood ? 'vein-line' : undefined}>
              {part.text}
            </span>
          ))}
          {!isStill && <i className="ms-0.5 -mb-[4px] inline-block h-[1.25em] w-[2.5px] animate-caret bg-vein" />}
        </span>
        <input
          readOnly
          value={text}
          lang={lang}
          aria-label="Search"
          data-testid="demo-query"
          className={`relative w-full bg-transparent text-ink ${LETTERS}`}
        />
      </div>
    </div>
  );
}
