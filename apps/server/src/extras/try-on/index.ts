/** The extra "try-on": mannequins dressed in garments from pictures. */
import type { ServerExtra } from '../server-extra.ts';

export const tryOn: ServerExtra = {
  name: 'try-on',
  open: async (core) => (await import('./open-try-on.ts')).openTryOn(core),
};
