/** The mail provider's front door. */
export { createMailer } from './mailer.ts';
