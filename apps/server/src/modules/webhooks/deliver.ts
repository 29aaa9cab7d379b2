/** One delivery attempt: the signed call, the wait after a failure, and when a webhook is switched off. */
import type { DeliveryAttempt } from '@quarry/contract';
import { RefusedAddressError } from '../../fetching/fetch-file.ts';
import type { PostGuarded } from '../../fetching/post-guarded.ts';
import { ownerOfWebhook } from '../../secrets/seal-stored-secrets.ts';
import { type SecretBox, UnreadableSecretError } from '../../secrets/secret-box.ts';
import { signedHeaders } from './sign-call.ts';
import type { DueDelivery, WebhooksRepository } from './webhooks-repository.ts';

const MINUTE_MS = 60_000;
/** Waits before the second attempt, the third, and so on: the schedule that Standard Webhooks recommends. */
const WAITS_MS = [5_000, ...[5, 30, 120, 300, 600, 840, 1200, 1440].map((minutes) => minutes * MINUTE_MS)];
export const ANSWER_WITHIN_MS = 10_000;
/** A webhook without a success for so long is switched off. */
const MAX_FAILING_MS = 5 * 24 * 60 * MINUTE_MS;
const GONE = 410;

interface DeliverParts {
  webhooks: Pick<WebhooksRepository, 'noteAttempt'>;
  secrets: SecretBox;
  post: PostGuarded;
  now: () => Date;
  /** A webhook was switched off; without its address, which may hold a token. */
  onDisabled(webhookId: string, storeId: string): void;
}

export function createDeliver({ webhooks, secrets, post, now, onDisabled }: DeliverParts) {
  async function call({ id, body, webhook }: DueDelivery): Promise<DeliveryAttempt> {
    const at = now();
    const began = performance.now();
    const finished = (status: number | null, error: string | null): DeliveryAttempt => ({
      at: at.toISOString(),
      status,
      error,
      ms: Math.round(performance.now() - began),
    });
    try {
      const headers = signedHeaders({ id, body, secrets: secretsOf(webhook, at, secrets) }, at);
      const { status } = await post(webhook.url, { headers, body, timeoutMs: ANSWER_WITHIN_MS });
      return finished(status, null);
    } catch (error) {
      if (error instanceof UnreadableSecretError) {
        return finished(null, 'The server cannot read the secret of this webhook any more. Replace it by a new one.');
      }
      if (error instanceof RefusedAddressError) return finished(null, error.message);
      throw error;
    }
  }

  return async (delivery: DueDelivery): Promise<void> => {
    const attempt = await call(delivery);
    const { webhook, tries } = delivery;
    if (attempt.status !== null && attempt.status >= 200 && attempt.status < 300) {
      return webhooks.noteAttempt(delivery, { attempt, status: 'delivered', dueAt: undefined }, null);
    }
    const failingMs = webhook.failingSince === null ? 0 : now().getTime() - Date.parse(webhook.failingSince);
    const because = attempt.status === GONE ? 'gone' : failingMs > MAX_FAILING_MS ? 'failing' : null;
    const wait = WAITS_MS[tries];
    const isOver = because !== null || wait === undefined;
    const dueAt = isOver ? undefined : new Date(now().getTime() + wait);
    await webhooks.noteAttempt(delivery, { attempt, status: isOver ? 'failed' : 'pending', dueAt }, because);
    if (because !== null) onDisabled(webhook.id, webhook.storeId);
  };
}

function secretsOf(
  { id, secret, oldSecret, oldSecretUntil }: DueDelivery['webhook'],
  now: Date,
  secrets: SecretBox,
): string[] {
  const isOldValid = oldSecret !== null && oldSecretUntil !== null && Date.parse(oldSecretUntil) > now.getTime();
  return (isOldValid ? [secret, oldSecret] : [secret]).map((sealed) => secrets.open(sealed, ownerOfWebhook(id)));
}
