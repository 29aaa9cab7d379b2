/** The frame of every room: rail, header with breadcrumbs and palette, the room, toasts. */
import { Icon, IconButton, SideSheet } from '@quarry/ui';
import { type ReactNode, Suspense, useState } from 'react';
import { Link, Outlet, useLocation, useParams } from 'react-router';
import { useIsOnline } from '../browser/use-is-online.ts';
import { useWords } from '../words/use-words.ts';
import { Loading, StateNote } from '../kit/states.tsx';
import { type Account, AccountContext, type AccountStore } from './account.ts';
import { Notifications } from './notifications.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { Palette, usePaletteKey } from './palette.tsx';
import { Rail } from './rail.tsx';
import { ROOMS } from './room-list.ts';

export function Shell({ account, onLogout }: { account: Account; onLogout: () => void }) {
  const { t } = useWords();
  const { store: storeId } = useParams();
  const store = account.stores.find(({ id }) => id === storeId) ?? null;
  const isForeign = storeId !== undefined && storeId !== 'new' && store === null;
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  usePaletteKey(() => setPaletteOpen(true));

  return (
    <AccountContext value={account}>
      <a
        href="#main"
        className="fixed start-3 top-3 z-[70] -translate-y-20 rounded-control bg-action px-4 py-3 font-semibold text-action-text focus:translate-y-0"
      >
        {t('shell.skip')}
      </a>
      <div className="min-h-dvh lg:grid lg:grid-cols-[232px_minmax(0,1fr)]">
        <aside className="sticky top-0 h-dvh overflow-y-auto border-e border-line px-3 py-4 max-lg:hidden">
          <Rail account={account} store={store} onLogout={onLogout} />
        </aside>
        <div className="min-w-0">
          <Header account={account} store={store} onLogout={onLogout} onSearch={() => setPaletteOpen(true)} />
          <OfflineLine />
          <main id="main" tabIndex={-1} className="px-8 pb-20 outline-none max-sm:px-4">
            {isForeign ? <ForeignShop /> : <Suspense fallback={<Loading />}>{<Outlet />}</Suspense>}
          </main>
        </div>
      </div>
      {isPaletteOpen && <Palette account={account} store={store} onClose={() => setPaletteOpen(false)} />}
      <PageAnnouncer />
      <Notifications />
    </AccountContext>
  );
}

interface HeaderProps {
  account: Account;
  store: AccountStore | null;
  onLogout: () => void;
  onSearch: () => void;
}

function Header({ account, store, onLogout, onSearch }: HeaderProps) {
  const { t } = useWords();
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <header className="sticky top-0 z-30 flex min-h-14 items-center gap-3 border-b border-line bg-bg px-8 max-sm:px-4">
      <div className="-ms-2 lg:hidden">
        <SideSheet
          open={isMenuOpen}
          onOpenChange={setMenuOpen}
          title={t('shell.menu')}
          closeLabel={t('action.close')}
          trigger={<IconButton icon="menu" label={t('shell.openMenu')} />}
        >
          <Rail account={account} store={store} onLogout={onLogout} onFollow={() => setMenuOpen(false)} />
        </SideSheet>
      </div>
      <Breadcrumbs store={store} />
      <button
        type="button"
        onClick={onSearch}
        className="ms-auto flex min-h-11 items-center gap-2.5 rounded-control px-3 text-ink-2 hover:bg-surface-2"
      >
        <Icon name="search" />
        <span className="max-sm:sr-only">{t('palette.open')}</span>
        <kbd dir="ltr" className="rounded-chip border border-line-strong px-1.5 font-mono text-[13px] max-sm:hidden">
          Ctrl K
        </kbd>
      </button>
    </header>
  );
}

function Breadcrumbs({ store }: { store: AccountStore | null }) {
  const { t } = useWords();
  const { pathname } = useLocation();
  const [, , path] = pathname.split('/');
  const room = store && ROOMS.find((known) => known.path === path);
  const crumbs: { label: string; to: string | null }[] = [
    { label: t('shell.shops'), to: store || pathname !== '/' ? '/' : null },
    ...(store ? [{ label: store.name, to: room ? `/${store.id}` : null }] : []),
    ...(store && room ? [{ label: t(room.title), to: null }] : []),
  ];
  return (
    <nav aria-label={t('shell.breadcrumbs')} className="min-w-0 max-sm:flex-1">
      <ol className="flex min-w-0 items-center gap-1.5 text-sm">
        {crumbs.map(({ label, to }, place) => (
          <Crumb key={label} isFirst={place === 0} isLast={place === crumbs.length - 1} to={to}>
            {label}
          </Crumb>
        ))}
      </ol>
    </nav>
  );
}

function Crumb({
  to,
  isFirst,
  isLast,
  children,
}: {
  to: string | null;
  isFirst: boolean;
  isLast: boolean;
  children: ReactNode;
}) {
  return (
    <li className={`flex min-w-0 items-center gap-1.5 ${isLast ? '' : 'max-sm:hidden'}`}>
      {!isFirst && <Icon name="chevronRight" className="size-3.5 text-ink-3 max-sm:hidden rtl:-scale-x-100" />}
      {to ? (
        <Link to={to} className="inline-flex min-h-11 items-center truncate text-ink-2 hover:text-ink hover:underline">
          {children}
        </Link>
      ) : (
        <span aria-current="page" className="truncate font-semibold">
          {children}
        </span>
      )}
    </li>
  );
}

function OfflineLine() {
  const { t } = useWords();
  if (useIsOnline()) return null;
  return (
    <p role="status" className="bg-surface-2 px-8 py-2.5 text-sm max-sm:px-4">
      {t('state.offline')}
    </p>
  );
}

function ForeignShop() {
  const { t } = useWords();
  return (
    <>
      <h1 className="sr-only">{t('state.noShop')}</h1>
      <StateNote
        icon="shopFront"
        title={t('state.noShop')}
        action={
          <Link to="/" className="font-semibold underline underline-offset-4">
            {t('shell.allShops')}
          </Link>
        }
      >
        {t('state.noShopWhy')}
      </StateNote>
    </>
  );
}
