/** Build configuration, and the API proxy of the development server: `QUARRY_API`, default the local server. */
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const api = process.env.QUARRY_API ?? 'http://127.0.0.1:3000';
const toServer = { target: api, changeOrigin: false };

export default defineConfig({
  base: '/console/',
  plugins: [tailwindcss()],
  server: { proxy: { '/api': toServer, '/media': toServer } },
  // Fonts stay files: small ones serve rarely used scripts, and inlined in the styles every page would load them.
  build: {
    outDir: 'build',
    target: 'es2022',
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    // "use client" in packages says something to server rendering, of which there is none here.
    rolldownOptions: { onwarn: (warning, warn) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warn(warning) },
  },
});
