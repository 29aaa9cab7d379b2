/** Sends mail by SMTP without retries; the caller decides when to retry. */
import { createTransport } from 'nodemailer';
import type { SendMail } from '../../mailing/send-mail.ts';

const CONNECT_WITHIN_MS = 10_000;
const ANSWER_WITHIN_MS = 20_000;

interface MailerParts {
  /** `smtp://` or `smtps://`, with user and password if the server requires them. */
  url: string;
  /** An address, or `Name <address>`. */
  from: string;
}

export function createMailer({ url, from }: MailerParts): SendMail {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return async ({ to, subject, text, replyTo, id, attachments = [] }) => {
    await transport.sendMail({
      from,
      to: to.map((address) => ({ name: '', address })),
      subject,
      text,
      messageId: `<${id}@${domain}>`,
      attachments: attachments.map((attachment) => ({ ...attachment })),
      ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    });
  };
}
