/** What the bookings module needs of a mail provider. */
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
