export type { Database, OpenDatabase } from './database.ts';
export { type DatabaseFault, DatabaseEndedError, databaseFault } from './database-fault.ts';
export { databaseId } from './database-id.ts';
export { lockStore, withLockedStore } from './lock-store.ts';
export { type OpenOptions, openDatabase } from './open-database.ts';
export type { ObserveQuery } from './observed-client.ts';
export { DataDirectoryInUseError } from './pglite/directory-lock.ts';
export { BackupError, type BackupManifest, restoreRecord } from './pglite/record-backup.ts';
export * from './tables/index.ts';
