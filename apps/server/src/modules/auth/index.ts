export { type Access, createAccess, type StoreAccess, type Visitor } from './access-routes.ts';
export { createAuthRepository } from './auth-repository.ts';
export { authRoutes } from './auth-routes.ts';
export { cachedAuthRepository } from './cached-auth-repository.ts';
export { type AuthService, createAuthService } from './auth-service.ts';
export type { Grant } from './contexts.ts';
export { createLoginLimit, noLoginLimit } from './login-limit.ts';
export { tokenHash } from './token.ts';
