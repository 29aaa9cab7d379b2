import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate` in this folder writes the next migration from the tables. */
export default defineConfig({ dialect: 'postgresql', schema: './src/tables/index.ts', out: './migrations' });
