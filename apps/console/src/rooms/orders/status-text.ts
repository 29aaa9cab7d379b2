/** The words for a state of an order. */
import { isWordKey, type Translate } from '../../words/words.ts';

/** A shop may have states of its own, which are shown as they are. */
export function statusText(status: string, t: Translate): string {
  const key = `order.status.${status}`;
  return isWordKey(key) ? t(key) : status;
}
