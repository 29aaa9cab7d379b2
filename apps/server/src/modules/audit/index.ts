/** Public interface of the audit log. */
export {
  type AuditRepository,
  createAuditRepository,
  type StoredAuditEntry,
  type Transaction,
} from './audit-repository.ts';
export { auditV1Handlers, type Undo, type Undos } from './audit-v1-routes.ts';
export type { AlsoWrite, ChangeOptions } from './change-options.ts';
