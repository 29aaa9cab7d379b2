/**
 * What every page needs, in one file: React, the router, and the small pieces of ours that stand in header and footer.
 * Left to itself the bundler makes a file of each piece that two pages share, most of them smaller than the request that
 * fetches them.
 *
 * Only files that import nothing else of ours belong here: a group takes along whatever its members import, and the front
 * door of a package imports all of it.
 */
const VENDORS = /node_modules\/(?:react|react-dom|react-router|scheduler)\//;
const PRELOADING = /vite\/preload-helper/;
const OURS = [
  'apps/web/src/browser/use-is-online.ts',
  'apps/web/src/browser/use-scrolled-past.ts',
  'apps/web/src/content/navigation.ts',
  'apps/web/src/content/social-links.ts',
  'packages/client/src/observable.ts',
  'packages/client/src/toasts/toast-store.ts',
  'packages/contract/src/brand.ts',
  'packages/contract/src/site-settings.ts',
  'packages/ui/src/brand/logo-mark.tsx',
  'packages/ui/src/icons/icon.tsx',
  'packages/ui/src/primitives/button.tsx',
  'packages/ui/src/primitives/icon-button.tsx',
  'packages/ui/src/primitives/plinth.tsx',
];

export const FRAME = {
  name: 'frame',
  test: (id: string) => VENDORS.test(id) || PRELOADING.test(id) || OURS.some((file) => id.endsWith(`/${file}`)),
};
