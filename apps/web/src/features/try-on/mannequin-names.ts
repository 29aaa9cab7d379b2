/** How the page calls a mannequin. */
import type { Mannequin } from '@quarry/contract';

export const finishName = ({ finish }: Mannequin): string => finish.charAt(0).toUpperCase() + finish.slice(1);

/** For those who hear the page: `Clay, hand on hip`. */
export const mannequinName = (mannequin: Mannequin): string => `${finishName(mannequin)}, ${mannequin.pose}`;
