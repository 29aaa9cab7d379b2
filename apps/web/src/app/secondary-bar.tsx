/** The bar above the header: one announcement with a link. */
import { Link } from 'react-router';

export function SecondaryBar() {
  return (
    <aside
      aria-label="Announcement"
      className="flex items-center justify-center gap-3.5 bg-stone-900 px-6 text-sm text-stone-200 max-sm:justify-between max-sm:px-4 max-sm:text-[13px]"
    >
      <p>
        <b className="font-semibold text-white">Shopify integration is coming soon.</b>
        <span className="max-sm:hidden"> Any other feed goes live today.</span>
      </p>
      <Link
        to="/integrations"
        className="inline-flex min-h-11 items-center whitespace-nowrap text-white underline decoration-vein decoration-[1.5px] underline-offset-4 sm:min-h-9"
      >
        See how
      </Link>
    </aside>
  );
}
