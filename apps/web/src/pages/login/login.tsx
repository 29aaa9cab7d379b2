/** The login page of the site: after the login it lists every shop of the account by section. */
import { readAccessibleShops, readConsoleStores } from '@quarry/client';
import { DEFAULT_BASE, pageTitle, type SectionBase, keysOf } from '@quarry/contract';
import { Button, ProgressBlocks } from '@quarry/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LoginGate, type Visitor } from '../../features/login/index.ts';
import { PAGE_WIDTH } from '../marketing/page-head.tsx';

export const meta = () => [{ title: pageTitle() }, { name: 'robots', content: 'noindex' }];

const SECTION_PAGES: Readonly<Record<SectionBase, { to: string; label: string }>> = {
  'dev-dummy-shop': { to: '/dummy-shop', label: 'Shop page' },
  'new-search': { to: '/new-search', label: 'Search' },
  chat: { to: '/new-chat', label: 'Chat' },
  'integrated-view': { to: '/integrated-view', label: 'Catalogue with chat' },
  'button-chat': { to: '/button-chat', label: 'Button chat' },
  'dev-chat': { to: '/dev-chat', label: 'Development chat' },
};
/** In display order. */
const SECTIONS = keysOf(SECTION_PAGES);

const LINK =
  'inline-flex min-h-11 items-center rounded-control px-2.5 text-base text-ink-2 underline decoration-line-strong underline-offset-4 hover:text-ink hover:decoration-ink';

export default function Login() {
  return (
    <LoginGate base={DEFAULT_BASE} context="your shops" title="Log in">
      {(visitor) => <Shops visitor={visitor} />}
    </LoginGate>
  );
}

function Shops({ visitor }: { visitor: Visitor }) {
  const { data: shops, isError } = useQuery({
    queryKey: ['accessible-shops', visitor.username],
    queryFn: () => readAccessibleShops(),
  });
  // Without this reply the list stands as it is: the console is one link more.
  const { data: withConsole } = useQuery({
    queryKey: ['console-stores', visitor.username],
    queryFn: () => readConsoleStores(),
  });
  return (
    <div className={`py-14 max-sm:py-9 ${PAGE_WIDTH}`}>
      <div className="mb-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h1 className="font-display text-[38px] leading-[1.05] font-bold tracking-[-0.03em] max-sm:text-[34px]">
            Your shops
          </h1>
          {visitor.username && <p className="mt-2 text-base text-ink-2">Logged in as {visitor.username}</p>}
        </div>
        <Button look="line" size="small" onClick={visitor.logout}>
          Logout
        </Button>
      </div>
      {isError && (
        <p role="alert" className="text-base text-danger">
          The list of shops could not be loaded. Please reload the page.
        </p>
      )}
      {!shops && !isError && (
        <p role="status" className="flex items-end gap-3 text-base text-ink-2">
          <ProgressBlocks />
          Loading your shops...
        </p>
      )}
      {shops && (
        <ul aria-label="Shops" className="border-b border-line">
          {shops.map(({ storeId, sections }) => (
            <li
              key={storeId}
              className="grid grid-cols-[minmax(140px,1fr)_minmax(0,4fr)] items-baseline gap-x-6 border-t border-line py-2 max-sm:grid-cols-1 max-sm:pt-3"
            >
              <h2 className="text-[17px] font-semibold">{storeId}</h2>
              <ul aria-label={`Sections of ${storeId}`} className="-mx-2.5 flex flex-wrap gap-x-2">
                {SECTIONS.filter((base) => sections.includes(base)).map((base) => (
                  <li key={base}>
                    <Link
                      to={{ pathname: SECTION_PAGES[base].to, search: `?store=${encodeURIComponent(storeId)}` }}
                      className={LINK}
                    >
                      {SECTION_PAGES[base].label}
                    </Link>
                  </li>
                ))}
                {withConsole?.has(storeId) && (
                  <li>
                    {/* A document of its own, so not a link of this router. */}
                    <a href={`/console/${encodeURIComponent(storeId)}`} className={LINK}>
                      Console
                    </a>
                  </li>
                )}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
