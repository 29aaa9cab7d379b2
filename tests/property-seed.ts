/**
 * Property-based tests draw the same cases at every run, so that a change is judged by what it changed. New cases are
 * looked for on purpose: `PROPERTY_SEED=$RANDOM npx vitest run packages/search`.
 */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });
