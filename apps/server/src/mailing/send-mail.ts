/** The interface for sending mail. Implemented by `providers/mail`. */
export interface Mail {
  to: readonly string[];
  subject: string;
  text: string;
  /** Reply address; default: the sender. */
  replyTo?: string;
  /** Part of the `Message-ID`, so that a mail sent twice is recognized. */
  id: string;
  attachments?: readonly { filename: string; contentType: string; content: string }[];
}

/** @throws when the server is unreachable or refuses the mail. */
export type SendMail = (mail: Mail) => Promise<void>;
