export { DataDirectoryInUseError } from './pglite/directory-lock.ts';
export { type Database, type OpenDatabase, type OpenOptions, openDatabase } from './open-database.ts';
export * from './tables/index.ts';
