/** Whether the server wants new requests. A load balancer that reads `/readyz` sends none while the server drains. */
import { setTimeout as sleep } from 'node:timers/promises';

export interface Readiness {
  isDraining(): boolean;
  /** Reports the server as not ready and waits, while it still answers. Returns at once for 0 milliseconds. */
  drain(milliseconds: number): Promise<void>;
}

export function createReadiness(): Readiness {
  let isDraining = false;
  return {
    isDraining: () => isDraining,
    async drain(milliseconds) {
      isDraining = true;
      if (milliseconds > 0) await sleep(milliseconds);
    },
  };
}
