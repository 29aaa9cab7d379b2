/** The login of every platform section. */
export { LoginGate, type Visitor } from './login-gate.tsx';
