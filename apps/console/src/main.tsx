/** Starts the console. */
import { createConsoleQueries } from './calls/query-client.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { applyScheme, keepScheme, keptScheme, type Scheme, SchemeContext } from './app/color-scheme.ts';
import { createRouter } from './app/router.tsx';
import { LanguageProvider } from './words/language-provider.tsx';
import './app.css';

const queries = createConsoleQueries();
const router = createRouter();

function Console() {
  const [scheme, setScheme] = useState<Scheme>(keptScheme);
  useEffect(() => applyScheme(scheme), [scheme]);
  const choice = useMemo(
    () => ({
      scheme,
      choose: (chosen: Scheme) => {
        keepScheme(chosen);
        setScheme(chosen);
      },
    }),
    [scheme],
  );
  return (
    <SchemeContext value={choice}>
      <LanguageProvider>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </LanguageProvider>
    </SchemeContext>
  );
}

const place = document.getElementById('console');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <Console />
    </StrictMode>,
  );
}
