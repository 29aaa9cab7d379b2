/**
 * The tables of the database, one schema for PGlite and PostgreSQL. Catalogue, order and event tables start their
 * primary key with the store id; queries must filter by it.
 */
export * from './accounts.ts';
export * from './analytics.ts';
export * from './bookings.ts';
export * from './catalogue.ts';
export * from './conversations.ts';
export * from './events.ts';
export * from './experiments.ts';
export * from './feeds.ts';
export * from './installation.ts';
export * from './merchandising.ts';
export * from './operations.ts';
export * from './orders.ts';
export * from './proposals.ts';
export * from './quality.ts';
export * from './stores.ts';
export * from './webhooks.ts';
