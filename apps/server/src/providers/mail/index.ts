/** Public interface of the mail provider. */
export { createMailer } from './mailer.ts';
