/**
 * The five demo URLs and their targets: plain pages outside the application, each a shop with the embed. Their keys are
 * public, as every shop's key is; the demo data creates them.
 */
import { LANGUAGES } from '@quarry/contract';
import { z } from 'zod';
import data from '../data/shop-pages.json' with { type: 'json' };
import type { ShopPage } from '../../../apps/server/src/modules/embed/index.ts';

export const SHOP_KEYS: Readonly<Record<string, string>> = {
  quarry: 'qk_pub_demo_quarry',
  gpc: 'qk_pub_demo_gpc',
};

const Page = z.strictObject({
  from: z.string(),
  name: z.string(),
  store: z.string(),
  language: z.enum(LANGUAGES).optional(),
  search: z.boolean(),
  chat: z.boolean(),
  headline: z.string(),
  lead: z.string(),
});

export const SHOP_PAGES: readonly ShopPage[] = z.array(Page).parse(data);
