/**
 * Property-based tests use a fixed seed, so that results change only with the code. To search for new cases:
 * `PROPERTY_SEED=$RANDOM npx vitest run packages/search`.
 */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });
