/** The mail provider's front door. */
export { createMailer, type Mail, type SendMail } from './mailer.ts';
