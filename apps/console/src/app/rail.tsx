/** The left rail: the shop, its rooms, the account. On a narrow screen the same parts are in a sheet. */
import { LANGUAGES, NATIVE_NAMES } from '@quarry/contract';
import { Icon, LogoMark } from '@quarry/ui';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { Link, NavLink, useNavigate } from 'react-router';
import { useLanguageChoice } from '../words/language-provider.tsx';
import { useWords } from '../words/use-words.ts';
import { SCHEMES, useScheme } from './color-scheme.ts';
import { roomsFor } from './room-list.ts';
import type { Account, AccountStore } from './account.ts';

const ITEM =
  'flex min-h-11 items-center gap-3 rounded-control px-2.5 text-ink-2 hover:bg-surface-2 hover:text-ink aria-[current=page]:bg-action aria-[current=page]:font-semibold aria-[current=page]:text-action-text';
const MENU =
  'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 animate-settle-in overflow-y-auto rounded-card bg-surface p-1.5 shadow-[0_0_0_1px_var(--line),var(--sh-3)]';
const MENU_ITEM =
  'flex min-h-11 items-center justify-between gap-4 rounded-control px-3 outline-none select-none data-highlighted:bg-surface-2';

interface RailProps {
  account: Account;
  store: AccountStore | null;
  onLogout: () => void;
  /** Called after a link was followed; closes the sheet. */
  onFollow?: () => void;
}

export function Rail({ account, store, onLogout, onFollow }: RailProps) {
  const { t } = useWords();
  return (
    <div className="flex min-h-full flex-col">
      <Link
        to="/"
        onClick={onFollow}
        className="mb-2 flex min-h-11 items-center gap-2.5 px-2.5 font-display text-xl font-bold"
      >
        <LogoMark className="size-7" />
        Quarry
      </Link>
      <StoreMenu account={account} store={store} onFollow={onFollow} />
      {store && (
        <nav aria-label={t('shell.rooms')} className="mt-3.5 flex flex-col gap-0.5">
          {roomsFor(store.permissions).map((room) => (
            <NavLink key={room.path} to={`/${store.id}/${room.path}`} onClick={onFollow} className={ITEM}>
              <Icon name={room.icon} />
              {t(room.title)}
            </NavLink>
          ))}
        </nav>
      )}
      <div className="mt-auto border-t border-line pt-2.5">
        <AccountMenu account={account} onLogout={onLogout} />
      </div>
    </div>
  );
}

function StoreMenu({ account, store, onFollow }: Pick<RailProps, 'account' | 'store' | 'onFollow'>) {
  const { t } = useWords();
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger className="panel flex min-h-12 w-full items-center gap-2.5 px-2.5 text-start font-semibold">
        <Icon name="shopFront" className="size-5 text-ink-2" />
        <span className="min-w-0 flex-1 truncate">{store?.name ?? t('shell.chooseShop')}</span>
        <Icon name="chevronDown" className="size-4 text-ink-3" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content align="start" sideOffset={4} collisionPadding={8} className={MENU}>
          {account.stores.map(({ id, name }) => (
            <DropdownMenu.Item key={id} asChild>
              <Link to={`/${id}`} onClick={onFollow} className={MENU_ITEM}>
                <span className="truncate">{name}</span>
                {id === store?.id && <Icon name="check" className="size-4" />}
              </Link>
            </DropdownMenu.Item>
          ))}
          <DropdownMenu.Separator className="mx-3 my-1 border-t border-line" />
          <DropdownMenu.Item asChild>
            <Link to="/" onClick={onFollow} className={MENU_ITEM}>
              {t('shell.allShops')}
            </Link>
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function AccountMenu({ account, onLogout }: Pick<RailProps, 'account' | 'onLogout'>) {
  const { t, language } = useWords();
  const navigate = useNavigate();
  const chooseLanguage = useLanguageChoice();
  const { scheme, choose } = useScheme();
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger className={`${ITEM} w-full`}>
        <Icon name="people" />
        <span className="min-w-0 flex-1 truncate text-start">{account.name}</span>
        <Icon name="chevronUp" className="size-4" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content align="start" side="top" sideOffset={4} collisionPadding={8} className={MENU}>
          <Choice
            label={t('shell.language')}
            value={language}
            options={LANGUAGES.map((value) => ({ value, label: NATIVE_NAMES[value], lang: value }))}
            onChoose={chooseLanguage}
          />
          <DropdownMenu.Separator className="mx-3 my-1 border-t border-line" />
          <Choice
            label={t('shell.scheme')}
            value={scheme}
            options={SCHEMES.map((value) => ({ value, label: t(`scheme.${value}`) }))}
            onChoose={choose}
          />
          <DropdownMenu.Separator className="mx-3 my-1 border-t border-line" />
          <DropdownMenu.Item className={MENU_ITEM} onSelect={() => void navigate('/second-factor')}>
            {t('factor.title')}
            <Icon name="key" />
          </DropdownMenu.Item>
          <DropdownMenu.Item className={MENU_ITEM} onSelect={onLogout}>
            {t('shell.logout')}
            <Icon name="leave" className="rtl:-scale-x-100" />
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

interface ChoiceProps<Option extends string> {
  label: string;
  value: Option;
  options: readonly { value: Option; label: string; lang?: string }[];
  onChoose: (value: Option) => void;
}

function Choice<Option extends string>({ label, value, options, onChoose }: ChoiceProps<Option>): ReactNode {
  return (
    <DropdownMenu.RadioGroup value={value} aria-label={label}>
      <DropdownMenu.Label className="px-3 pt-1.5 pb-0.5 text-sm text-ink-2">{label}</DropdownMenu.Label>
      {options.map((option) => (
        <DropdownMenu.RadioItem
          key={option.value}
          value={option.value}
          lang={option.lang}
          className={MENU_ITEM}
          onSelect={() => onChoose(option.value)}
        >
          {option.label}
          <DropdownMenu.ItemIndicator>
            <Icon name="check" className="size-4" />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}
