/**
 * The router's package answers every bundler with its development build, warnings and all; its production build has no
 * address of its own. The two differ in one constant, which is set here for what visitors load.
 */
import type { Plugin } from 'vite';

const WITH_WARNINGS = 'var ENABLE_DEV_WARNINGS = true;';

export function productionRouter(): Plugin {
  let isFound = false;
  return {
    name: 'production-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/\/react-router\/dist\/development\//.test(id) || !code.includes(WITH_WARNINGS)) return undefined;
      isFound = true;
      return { code: code.replace(WITH_WARNINGS, 'var ENABLE_DEV_WARNINGS = false;'), map: null };
    },
    buildEnd(error) {
      if (!error && !isFound) this.error('The router has no such constant any more: look how it tells its builds apart.');
    },
  };
}
