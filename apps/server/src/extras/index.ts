/**
 * The list of extras, which the composition root and the command line use. To leave an extra out of a build, delete its
 * line; to switch it off in an installation, use the setting EXTRAS.
 */
import { booking } from './booking/index.ts';
import { pictureSearch } from './picture-search/index.ts';
import type { ServerExtra } from './server-extra.ts';
import { speech } from './speech/index.ts';
import { tryOn } from './try-on/index.ts';

export const EXTRAS: readonly ServerExtra[] = [tryOn, pictureSearch, speech, booking];
