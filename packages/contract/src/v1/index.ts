export * from './me.ts';
export { successOf } from './describe-operation.ts';
export { type NeededPermission, type Operation, perCaller } from './operation.ts';
export * from './operations.ts';
export * from './permissions.ts';
export * from './settings.ts';
export * from './shared.ts';
export * from './stores.ts';
