/**
 * The command palette (Ctrl-K): one field over everything that has an address. The field keeps the focus; the arrow keys
 * move the active option, Enter opens it. On closing the focus returns to where it was.
 */
import { Icon } from '@quarry/ui';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../words/use-words.ts';
import type { Account, AccountStore } from './account.ts';
import { matchingEntries, type PaletteEntry, recentEntries, rememberEntry } from './palette-entries.ts';
import { PLACES } from './places.ts';
import { roomsFor } from './room-list.ts';
import { useFoundEntries } from './use-found-entries.ts';

interface Group {
  title: string;
  entries: readonly PaletteEntry[];
}

/** Opens it with Ctrl-K, or Command-K on a Mac. */
export function usePaletteKey(open: () => void): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open]);
}

interface PaletteProps {
  account: Account;
  store: AccountStore | null;
  onClose: () => void;
}

export function Palette({ account, store, onClose }: PaletteProps) {
  const { t } = useWords();
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const groups = useGroups(account, store, typed);
  const entries = groups.flatMap((group) => group.entries);
  const place = Math.min(active, entries.length - 1);

  function open(entry: PaletteEntry) {
    rememberEntry(entry);
    onClose();
    void navigate(entry.to);
  }

  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      const next = (place + step + entries.length) % entries.length;
      setActive(next);
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
    }
    const chosen = entries[place];
    if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) {
      event.preventDefault();
      open(chosen);
    }
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-stone-950/60" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-x-0 top-[max(12px,10vh)] z-50 mx-auto flex max-h-[70dvh] w-[calc(100vw-24px)] max-w-[620px] flex-col overflow-hidden rounded-card bg-surface shadow-raised"
        >
          <Dialog.Title className="sr-only">{t('palette.open')}</Dialog.Title>
          <div className="flex items-center gap-3 border-b border-line px-4">
            <Icon name="search" className="size-5 text-ink-2" />
            <input
              role="combobox"
              aria-expanded="true"
              aria-controls={`${id}-list`}
              aria-activedescendant={place >= 0 ? `${id}-${place}` : undefined}
              aria-autocomplete="list"
              aria-label={t('palette.open')}
              placeholder={t('palette.placeholder')}
              autoComplete="off"
              spellCheck={false}
              className="h-14 min-w-0 flex-1 bg-transparent text-[17px] outline-none"
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                setActive(0);
              }}
              onKeyDown={onKeyDown}
            />
          </div>
          <div role="listbox" id={`${id}-list`} aria-label={t('palette.results')} className="overflow-y-auto p-2">
            {groups.map((group) => (
              <div key={group.title} role="group" aria-label={group.title}>
                <p aria-hidden="true" className="px-3 pt-2 pb-1 text-sm text-ink-2">
                  {group.title}
                </p>
                {group.entries.map((entry) => {
                  const at = entries.indexOf(entry);
                  return (
                    <div
                      key={entry.to}
                      id={`${id}-${at}`}
                      role="option"
                      aria-selected={at === place}
                      tabIndex={-1}
                      onClick={() => open(entry)}
                      onKeyDown={onKeyDown}
                      onPointerMove={() => setActive(at)}
                      className="flex min-h-11 items-center gap-3 rounded-control px-3 py-1.5 aria-selected:bg-surface-2"
                    >
                      <Icon name={entry.icon} className="size-5 text-ink-2" />
                      <span className="min-w-0 flex-1 truncate">{entry.label}</span>
                      <span className="max-w-[45%] truncate text-sm text-ink-2">{entry.hint}</span>
                    </div>
                  );
                })}
              </div>
            ))}
            {entries.length === 0 && (
              <p role="status" className="px-3 py-6 text-ink-2">
                {t('palette.nothing', { typed })}
              </p>
            )}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function useGroups(account: Account, store: AccountStore | null, typed: string): Group[] {
  const { t } = useWords();
  const [recent] = useState(() => recentEntries().filter(({ to }) => isOpenTo(account, to)));
  const found = useFoundEntries(store, useDeferredValue(typed.trim()));
  const rooms = store
    ? roomsFor(store.permissions).map(({ path, title, icon }) => ({
        to: `/${store.id}/${path}`,
        label: t(title),
        hint: store.name,
        icon,
      }))
    : [];
  const places = store
    ? roomsFor(store.permissions).flatMap((room) =>
        (PLACES[room.path] ?? [])
          .filter(({ needs }) => store.permissions.includes(needs))
          .map(({ path, label }) => ({
            to: `/${store.id}/${path}`,
            label: t(label),
            hint: t(room.title),
            icon: room.icon,
          })),
      )
    : [];
  const ofAccount = [
    ...(account.isPlatformAdministrator
      ? [{ to: '/new', label: t('newShop.title'), hint: '', icon: 'plus' as const }]
      : []),
    { to: '/second-factor', label: t('factor.title'), hint: account.name, icon: 'key' as const },
  ];
  const isTyped = typed.trim() !== '';
  const shops = account.stores.map(({ id, name }) => ({
    to: `/${id}`,
    label: name,
    hint: id,
    icon: 'shopFront' as const,
  }));
  const groups: Group[] = [
    { title: t('palette.recent'), entries: isTyped ? [] : recent },
    { title: t('palette.rooms'), entries: matchingEntries(rooms, typed) },
    // Without words they would push everything else out of sight.
    { title: t('palette.places'), entries: isTyped ? matchingEntries([...places, ...ofAccount], typed) : [] },
    ...found,
    { title: t('palette.shops'), entries: matchingEntries(shops, typed) },
  ];
  const seen = new Set<string>();
  return groups
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter(({ to }) => !seen.has(to) && seen.add(to)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** Recent entries of shops that another account opened in this browser are left out. */
function isOpenTo(account: Account, to: string): boolean {
  const [, store] = to.split('/');
  return store === 'second-factor' || store === 'new' || account.stores.some(({ id }) => id === store);
}
