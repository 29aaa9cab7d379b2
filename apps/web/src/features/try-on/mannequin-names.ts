/** Display names of mannequins. */
import type { Mannequin } from '@quarry/contract';

export const finishName = ({ finish }: Mannequin): string => finish.charAt(0).toUpperCase() + finish.slice(1);

/** For screen readers: `Clay, hand on hip`. */
export const mannequinName = (mannequin: Mannequin): string => `${finishName(mannequin)}, ${mannequin.pose}`;
