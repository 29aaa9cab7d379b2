/** The layout of logged-in pages: provides the query cache, which public pages do not load. */
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
