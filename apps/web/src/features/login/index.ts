/** The login that stands before every section of the platform. */
export { LoginGate, type Visitor } from './login-gate.tsx';
