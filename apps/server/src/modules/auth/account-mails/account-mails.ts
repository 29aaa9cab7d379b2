/** Mails with one-time links: invitations and password resets, in the store's language. */
import { INVITATION_DAYS, PASSWORD_LINK_HOURS, type StoreSettings } from '@quarry/contract';
import { z } from 'zod';
import words from './mail-words.json' with { type: 'json' };

/** @throws when it cannot be sent. */
export type SendAccountMail = (mail: {
  to: readonly string[];
  subject: string;
  text: string;
  id: string;
}) => Promise<void>;

export interface AccountMail {
  kind: 'invitation' | 'reset';
  /** The account's name; a mail is sent only when it is an address. */
  username: string;
  link: string;
  inviter: string;
  store: Pick<StoreSettings, 'name' | 'default_language'>;
  /** Random; repeated mails have the same one. */
  id: string;
}

/** @returns whether the mail was handed to the mail server. */
export type MailLink = (mail: AccountMail) => Promise<boolean>;

/** @param onFailure called with the reason when the server did not take a mail. */
export function createMailLink(send: SendAccountMail | undefined, onFailure: (reason: unknown) => void): MailLink {
  return async ({ kind, username, link, inviter, store, id }) => {
    if (!send || !z.email().safeParse(username).success) return false;
    const texts = words[store.default_language];
    const values = { store: store.name, link, inviter, days: `${INVITATION_DAYS}`, hours: `${PASSWORD_LINK_HOURS}` };
    try {
      await send({
        to: [username],
        // A line break in a name would start a new header.
        subject: filled(texts[`${kind}_subject`], values).replaceAll(/\s+/g, ' '),
        text: filled(texts[kind], values),
        id,
      });
      return true;
    } catch (error) {
      onFailure(error);
      return false;
    }
  };
}

function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
