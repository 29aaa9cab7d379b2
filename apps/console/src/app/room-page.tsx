/** One room: its title in the document, its permission, its code. */
import { useParams } from 'react-router';
import { AllShops, NoPermission, StateNote } from '../kit/states.tsx';
import { StoreContext } from '../kit/store-context.ts';
import { useWords } from '../words/use-words.ts';
import { useAccount } from './account.ts';
import { roomsFor, ROOMS } from './room-list.ts';

export function RoomPage() {
  const { t } = useWords();
  const { store: storeId, room: path } = useParams();
  const store = useAccount().stores.find(({ id }) => id === storeId);
  const room = ROOMS.find((known) => known.path === path);
  if (!store) return null;
  if (!room) {
    return (
      <>
        <h1 className="sr-only">{t('state.noRoom')}</h1>
        <StateNote icon="search" title={t('state.noRoom')} action={<AllShops />} />
      </>
    );
  }
  const isOpen = roomsFor(store.permissions).includes(room);
  return (
    <StoreContext value={store}>
      <title>{`${t(room.title)} · ${store.name} | Quarry`}</title>
      {isOpen ? (
        <room.Content key={store.id} />
      ) : (
        <>
          <h1 className="sr-only">{t(room.title)}</h1>
          <NoPermission />
        </>
      )}
    </StoreContext>
  );
}
