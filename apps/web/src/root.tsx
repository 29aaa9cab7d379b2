/** The document of every page: head, shell, and error page. */
import { pageTitle } from '@quarry/contract';
import displayFace from '@quarry/ui/typefaces/bricolage-grotesque-latin.woff2?url';
import textFace from '@quarry/ui/typefaces/hanken-grotesk-latin.woff2?url';
import type { ReactNode } from 'react';
import { Links, type LinksFunction, Meta, type MetaFunction, Outlet, Scripts } from 'react-router';
import { BrokenPage } from './app/broken-page.tsx';
import { PageAnnouncer } from './app/page-announcer.tsx';
import { ScrollToTop } from './app/scroll-to-top.tsx';
import { Shell } from './app/shell.tsx';
import { siteSettingAttributes } from './browser/site-settings.ts';
import './app.css';

/** Both fonts are visible immediately, so they are preloaded with the styles. */
const TYPEFACES = [textFace, displayFace].map((href) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
  href,
}));

export const links: LinksFunction = () => [
  ...TYPEFACES,
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export const meta: MetaFunction = () => [{ title: pageTitle() }];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" {...siteSettingAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f3f6f4" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0d1211" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <Shell>
      <ScrollToTop />
      <PageAnnouncer />
      <Outlet />
    </Shell>
  );
}

/** Shown while the code of a directly opened page loads. */
export function HydrateFallback() {
  return (
    <Shell>
      <div className="min-h-[80vh]">
        <noscript>
          <p className="mx-auto max-w-[1440px] px-[clamp(20px,4vw,56px)] pt-14 text-lg">
            This page needs JavaScript. Without it, the pages named in the header and the footer can be read.
          </p>
        </noscript>
      </div>
    </Shell>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Shell>
      <BrokenPage error={error} />
    </Shell>
  );
}
