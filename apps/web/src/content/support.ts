/** Contact addresses. Put your own here; `.example` is a reserved domain without recipients. */
import { brand } from '@quarry/contract';

export const SUPPORT_EMAIL = `support@${brand.slug}.example`;
export const PRIVACY_EMAIL = `privacy@${brand.slug}.example`;
