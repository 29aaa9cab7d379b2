/** Mail by SMTP. Nothing is retried here: whoever sends decides when to try again. */
import { createTransport } from 'nodemailer';

const CONNECT_WITHIN_MS = 10_000;
const ANSWER_WITHIN_MS = 20_000;

export interface Mail {
  to: readonly string[];
  subject: string;
  text: string;
  /** Where an answer goes; to the sender by default. */
  replyTo?: string;
  /** Stands in the `Message-ID`, so that a mail sent twice is recognised. */
  id: string;
  attachments?: readonly { filename: string; contentType: string; content: string }[];
}

/** @throws when the server is not reached or does not take the mail. */
export type SendMail = (mail: Mail) => Promise<void>;

interface MailerParts {
  /** `smtp://` or `smtps://`, with user and password where the server wants them. */
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
