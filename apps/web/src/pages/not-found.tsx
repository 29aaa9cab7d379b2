/** The page for unknown URLs. */
import { pageTitle } from '@quarry/contract';
import { Plinth, buttonClass } from '@quarry/ui';
import { Link } from 'react-router';

export const meta = () => [{ title: pageTitle() }, { name: 'robots', content: 'noindex' }];

export default function NotFound() {
  return (
    <Plinth>
      <h1 className="font-display text-[38px] leading-[1.02] font-bold tracking-[-0.03em] max-sm:text-[34px]">
        404 Page Not Found
      </h1>
      <p className="mt-2 mb-6 text-base text-ink-2">Did you forget to add the page to the router?</p>
      <Link to="/" className={buttonClass('ink')}>
        To the start
      </Link>
    </Plinth>
  );
}
