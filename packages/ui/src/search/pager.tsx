/** Paging of the results. */
import { buttonClass } from '../primitives/button.tsx';
import { useMessages } from '../messages/messages-context.tsx';

interface PagerProps {
  page: number;
  pages: number;
  /** The last accessible page, if there are more. */
  lastOpen?: number;
  isBusy: boolean;
  onPage: (page: number) => void;
}

export function Pager({ page, pages, lastOpen = pages, isBusy, onPage }: PagerProps) {
  const messages = useMessages();
  return (
    <nav
      aria-label={messages.pages}
      dir="ltr"
      lang="en"
      className="mt-8 flex items-center justify-between border-t border-line pt-5"
    >
      <button
        type="button"
        disabled={page <= 1 || isBusy}
        onClick={() => onPage(page - 1)}
        className={buttonClass('line', 'small')}
      >
        Previous
      </button>
      <p className="tabular-nums">
        Page {page} of {pages}
      </p>
      <button
        type="button"
        disabled={page >= Math.min(pages, lastOpen) || isBusy}
        onClick={() => onPage(page + 1)}
        className={buttonClass('line', 'small')}
      >
        Next
      </button>
    </nav>
  );
}
