/** The error page for a page that crashed: a message and two links. */
import { Button, Plinth, buttonClass } from '@quarry/ui';
import { useEffect } from 'react';
import { Link } from 'react-router';

export function BrokenPage({ error }: { error: unknown }) {
  useEffect(() => {
    console.error('The page broke.', error);
  }, [error]);

  return (
    <Plinth>
      <h1 className="font-display text-[38px] leading-[1.02] font-bold tracking-[-0.03em] max-sm:text-[34px]">
        This page broke
      </h1>
      <p className="mt-2 mb-6 max-w-[40ch] text-base text-ink-2">
        Something went wrong while it was being drawn. Nothing you did is lost on our side. Load it again, or go back to
        the start.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => location.reload()}>Load again</Button>
        <Link to="/" className={buttonClass('line')}>
          To the start
        </Link>
      </div>
    </Plinth>
  );
}
