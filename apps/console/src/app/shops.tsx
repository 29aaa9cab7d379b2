/** The choice of a shop. */
import { buttonClass, Icon } from '@quarry/ui';
import { Link } from 'react-router';
import { Badge } from '../kit/badge.tsx';
import { RoomHead } from '../kit/panel.tsx';
import { StateNote } from '../kit/states.tsx';
import { isWordKey } from '../words/words.ts';
import { useWords } from '../words/use-words.ts';
import { useAccount } from './account.ts';

export function Shops() {
  const { t } = useWords();
  const { stores, isPlatformAdministrator } = useAccount();
  return (
    <>
      <title>{`${t('shell.shops')} | Quarry`}</title>
      <RoomHead
        title={t('shell.shops')}
        actions={
          isPlatformAdministrator && (
            <Link to="/new" className={buttonClass('ink', 'small')}>
              {t('newShop.title')}
            </Link>
          )
        }
      />
      {stores.length === 0 ? (
        <div className="panel">
          <StateNote icon="shopFront" title={t('shops.none')}>
            {t('shops.noneWhy')}
          </StateNote>
        </div>
      ) : (
        <ul className="panel divide-y divide-line">
          {stores.map(({ id, name, role, isDemo }) => {
            const roleKey = `role.${role}`;
            return (
              <li key={id}>
                <Link to={`/${id}`} className="flex min-h-14 items-center gap-3.5 px-5 py-2 hover:bg-well">
                  <Icon name="shopFront" className="size-5 text-ink-2" />
                  <span className="min-w-0">
                    <b className="block truncate font-semibold">{name}</b>
                    <span dir="ltr" className="font-mono text-[13px] text-ink-2">
                      {id}
                    </span>
                  </span>
                  <span className="ms-auto flex items-center gap-3 text-sm text-ink-2">
                    {isDemo && <Badge>{t('shops.demo')}</Badge>}
                    {isWordKey(roleKey) ? t(roleKey) : role}
                    <Icon name="chevronRight" className="size-4 rtl:-scale-x-100" />
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
