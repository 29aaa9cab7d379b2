/** Build configuration, and the API proxy of the development server: `QUARRY_API`, default the local server. */
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { FRAME } from './bundling/frame.ts';
import { knownStores } from './bundling/known-stores.ts';
import { slimRouter } from './bundling/slim-router.ts';

const api = process.env.QUARRY_API ?? 'http://127.0.0.1:3000';
const toServer = { target: api, changeOrigin: false };

export default defineConfig({
  plugins: [tailwindcss(), slimRouter(), knownStores(), !process.env.VITEST && reactRouter()],
  server: { proxy: { '/api': toServer, '/media': toServer, '/mannequins': toServer, '/booking': toServer } },
  // Fonts stay files: small ones serve rarely used scripts, and inlined in the styles every page would load them.
  build: { target: 'es2022', assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined) },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [FRAME] } } } } } },
});
