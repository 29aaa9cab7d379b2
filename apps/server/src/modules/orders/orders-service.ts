/**
 * Decides who may see an order.
 *
 * Staff may see any order of their own store. A shopper proves ownership by the order number together with the order's
 * e-mail address or the last four digits of its phone number; a wrong pair, a missing order and an order with too many
 * guesses get the same answer. A proven order stays accessible in the same conversation.
 */
import type { OrderAnswer, OrderQuestion } from '@quarry/assistant';
import type { Customer } from '@quarry/contract';
import type { OrdersRepository } from './orders-repository.ts';

const LATEST = 12;
/** Four digits have ten thousand combinations; at this rate guessing takes days. */
const WRONG_PROOFS = 10;
const WRONG_PROOFS_WINDOW_MS = 15 * 60 * 1000;
/** Guesses are counted in memory; beyond this many orders the oldest counts are dropped. */
const COUNTED_ORDERS = 10_000;

export interface OrdersService {
  ask(storeId: string, visitor: { kind: 'staff' | 'shopper' }, question: OrderQuestion): Promise<OrderAnswer>;
}

export function createOrdersService(repository: OrdersRepository, now: () => number = Date.now): OrdersService {
  const wrongProofs = new Map<string, { count: number; since: number }>();

  async function askStaff(storeId: string, { number, proof }: OrderQuestion): Promise<OrderAnswer> {
    if (number === null) {
      const { email } = proof;
      const orders = email
        ? await repository.ofEmail(storeId, email, LATEST)
        : await repository.latest(storeId, LATEST);
      return { kind: 'told', orders };
    }
    const found = await repository.byNumber(storeId, number);
    return found ? { kind: 'told', orders: [found.order] } : { kind: 'no-such-order' };
  }

  async function askShopper(storeId: string, { number, proof }: OrderQuestion): Promise<OrderAnswer> {
    if (number === null) {
      const orders = await repository.byNumbers(storeId, proof.proven);
      return orders.length > 0 ? { kind: 'told', orders } : { kind: 'number-needed' };
    }
    const wasProven = proof.proven.find((proven) => proven.toUpperCase() === number.toUpperCase());
    if (wasProven !== undefined) {
      const orders = await repository.byNumbers(storeId, [wasProven]);
      return orders.length > 0 ? { kind: 'told', orders } : { kind: 'not-told' };
    }
    if (proof.email === null && proof.phoneEnding === null) return { kind: 'proof-needed' };

    const key = `${storeId}/${number.toUpperCase()}`;
    const found = await repository.byNumber(storeId, number);
    if (found?.customer && !isGuessedAt(key) && stands(found.customer, proof)) {
      return { kind: 'told', orders: [found.order] };
    }
    countWrongProof(key);
    return { kind: 'not-told' };
  }

  function isGuessedAt(key: string): boolean {
    const wrong = wrongProofs.get(key);
    return wrong !== undefined && wrong.count >= WRONG_PROOFS && now() - wrong.since < WRONG_PROOFS_WINDOW_MS;
  }

  function countWrongProof(key: string): void {
    const wrong = wrongProofs.get(key);
    const isRecent = wrong !== undefined && now() - wrong.since < WRONG_PROOFS_WINDOW_MS;
    wrongProofs.delete(key);
    wrongProofs.set(key, isRecent ? { ...wrong, count: wrong.count + 1 } : { count: 1, since: now() });
    const [oldest] = wrongProofs.keys();
    if (wrongProofs.size > COUNTED_ORDERS && oldest !== undefined) wrongProofs.delete(oldest);
  }

  return {
    ask: (storeId, visitor, question) =>
      visitor.kind === 'staff' ? askStaff(storeId, question) : askShopper(storeId, question),
  };
}

/** Whether the given e-mail or phone digits match the order. */
function stands(customer: Customer, { email, phoneEnding }: OrderQuestion['proof']): boolean {
  const phone = customer.phone.replace(/\D/g, '');
  return (
    (email !== null && customer.email.trim().toLowerCase() === email.trim().toLowerCase()) ||
    (phoneEnding !== null && phone.length >= 4 && phone.slice(-4) === phoneEnding)
  );
}
