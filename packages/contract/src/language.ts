import { z } from 'zod';
import { LANGUAGES } from './language-names.ts';

export const Language = z.enum(LANGUAGES);
export type Language = z.infer<typeof Language>;
