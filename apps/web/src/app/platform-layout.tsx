/** What the logged-in pages share: the cache of what the server said. Nothing of it reaches the open pages. */
import { createQueryClient } from '@quarry/client/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router';

export default function PlatformLayout() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
