/** Where people turn to. Put your own addresses here; `.example` is a reserved ending that reaches nobody. */
import { brand } from '@quarry/contract';

export const SUPPORT_EMAIL = `support@${brand.slug}.example`;
export const PRIVACY_EMAIL = `privacy@${brand.slug}.example`;
