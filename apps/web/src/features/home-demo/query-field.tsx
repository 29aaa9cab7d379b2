/**
 * The animated search box: a read-only field. The same text is rendered invisibly behind it with what a field cannot
 * show: the caret, and the underline of each understood word.
 */
import { Icon } from '@quarry/ui';
import type { DemoReading } from './home-demo-data.ts';
import { partsOf } from './query-parts.ts';

interface QueryFieldProps {
  text: string;
  placeholder: string;
  understood: readonly DemoReading[];
  /** Shows the underlines. */
  isRead: boolean;
  hasCaret: boolean;
}

const LETTERS = 'text-[21px] leading-[1.4] font-medium tracking-[-0.01em] whitespace-pre max-sm:text-[17px]';

export function QueryField({ text, placeholder, understood, isRead, hasCaret }: QueryFieldProps) {
  const parts = partsOf(text, understood);
  return (
    <div className="flex h-15 min-w-0 flex-1 items-center rounded-card bg-surface ps-5 pe-4 shadow-[0_0_0_1px_var(--line),var(--sh-2)] max-[860px]:flex-none max-sm:h-14 max-sm:ps-4">
      <Icon name="search" className="me-3.5 size-[21px] text-ink-2 max-sm:me-3" />
      <div className="relative flex h-full min-w-0 flex-1 items-center overflow-hidden">
        <span aria-hidden="true" className={`absolute text-transparent ${LETTERS}`}>
          {parts.map(({ text: words, isUnderstood, order }, place) => (
            <span key={place} className="relative">
              {words}
              {isUnderstood && (
                <i
                  className={`absolute inset-x-0 -bottom-1 h-[2.5px] origin-left bg-vein transition-transform duration-[180ms] ease-stone ${isRead ? '' : 'scale-x-0'}`}
                  style={{ transitionDelay: isRead ? `${order * 40}ms` : '0ms' }}
                />
              )}
            </span>
          ))}
          {hasCaret && text !== '' && (
            <i className="ms-1 -mb-[5px] inline-block h-[1.2em] w-[2.5px] animate-caret bg-vein" />
          )}
        </span>
        <input
          readOnly
          value={text}
          placeholder={placeholder}
          aria-label="Example search"
          data-testid="demo-query"
          className={`relative w-full bg-transparent text-ink outline-offset-0 ${LETTERS}`}
        />
      </div>
    </div>
  );
}
