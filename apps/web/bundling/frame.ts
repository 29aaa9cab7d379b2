/**
 * One chunk with everything that every page needs: React, the router, and the components of header and footer. By
 * default the bundler creates a chunk for each module that two pages share, most of them smaller than the overhead of a
 * request.
 *
 * Only modules without other project imports belong here: a chunk includes the imports of its members, and a package's
 * index imports the whole package.
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
