/** Public interface of the audit log. */
export { type AuditRepository, createAuditRepository } from './audit-repository.ts';
export { auditV1Handlers, type Undos } from './audit-v1-routes.ts';
export type { AlsoWrite, ChangeOptions, Transaction } from '../../api-v1/change-options.ts';
