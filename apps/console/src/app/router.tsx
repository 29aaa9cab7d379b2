/** The addresses of the console. Each room is loaded when it is first opened. */
import { createBrowserRouter, Navigate, useParams } from 'react-router';
import { NoPermission } from '../kit/states.tsx';
import { useAccount } from './account.ts';
import { Entrance } from './entrance.tsx';
import { roomsFor } from './room-list.ts';
import { NewShop } from './new-shop.tsx';
import { RoomFailed } from './room-failed.tsx';
import { RoomPage } from './room-page.tsx';
import { SecondFactorPage } from './second-factor.tsx';
import { Shops } from './shops.tsx';
import { InvitationPage, NewPasswordPage } from './token-pages.tsx';

export function createRouter() {
  return createBrowserRouter(
    [
      // No shop can be opened at these two addresses, nor at `new` and `second-factor`.
      { path: 'invitation', element: <InvitationPage />, errorElement: <RoomFailed /> },
      { path: 'new-password', element: <NewPasswordPage />, errorElement: <RoomFailed /> },
      {
        path: '/',
        element: <Entrance />,
        errorElement: <RoomFailed />,
        children: [
          { index: true, element: <Shops /> },
          // A shop cannot have this id in the console's addresses; the specs' shops do not.
          { path: 'new', element: <NewShop /> },
          { path: 'second-factor', element: <SecondFactorPage /> },
          {
            path: ':store',
            errorElement: <RoomFailed />,
            children: [
              { index: true, element: <FirstRoom /> },
              { path: ':room/*', element: <RoomPage />, errorElement: <RoomFailed /> },
            ],
          },
        ],
      },
    ],
    { basename: '/console' },
  );
}

function FirstRoom() {
  const { store: storeId } = useParams();
  const store = useAccount().stores.find(({ id }) => id === storeId);
  const [room] = roomsFor(store?.permissions ?? []);
  return room ? <Navigate to={`/${storeId}/${room.path}`} replace /> : <NoPermission />;
}
