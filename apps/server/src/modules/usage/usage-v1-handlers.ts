/** API v1: how much a store uses. */
import type { StoreSettings, Usage } from '@quarry/contract';
import type { V1Handlers } from '../../api-v1/v1-handler.ts';
import type { StoresService } from '../stores/index.ts';
import { monthOf, type UsageMeter } from './usage-meter.ts';
import type { UsageRepository } from './usage-repository.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Shares of the limit from which staff are told. */
const HALF = 0.5;
const MOST = 0.8;

export interface UsageV1Parts {
  usage: UsageRepository;
  meter: Pick<UsageMeter, 'quota' | 'storeNow' | 'refusesBeyond'>;
  stores: Pick<StoresService, 'get'>;
  /** Searches and answers of a store since a moment. */
  activity: (settings: StoreSettings, span: { from: Date; to: Date }) => Promise<{ searches: number; replies: number }>;
}

export function usageV1Handlers({ usage, meter, stores, activity }: UsageV1Parts): V1Handlers<'usage'> {
  return {
    async usage({ storeId }): Promise<Usage> {
      await meter.storeNow();
      const now = new Date();
      const month = monthOf(now);
      const [from, to] = [new Date(`${month.firstDay}T00:00:00Z`), new Date(`${month.endDay}T00:00:00Z`)];
      const { used, limit, remaining } = await meter.quota(storeId);
      const days = new Map<string, Usage['days'][number]>();
      for (const { day, kind, calls } of await usage.days(storeId, month)) {
        const row = days.get(day) ?? { day, by_keys: 0, by_shoppers: 0 };
        row[kind === 'key' ? 'by_keys' : 'by_shoppers'] += calls;
        days.set(day, row);
      }
      const passed = now.getTime() - from.getTime();
      return {
        from: from.toISOString(),
        to: to.toISOString(),
        used,
        limit,
        remaining,
        beyond: meter.refusesBeyond ? 'refused' : 'counted',
        overage: limit === null ? 0 : Math.max(0, used - limit),
        forecast: passed < DAY_MS ? null : Math.round((used * (to.getTime() - from.getTime())) / passed),
        level: levelOf(used, limit),
        days: [...days.values()],
        ...(await activity(await stores.get(storeId), { from, to: now })),
        model_tokens: await usage.modelTokens(storeId, month),
      };
    },
  };
}

function levelOf(used: number, limit: number | null): Usage['level'] {
  if (limit === null || used < limit * HALF) return 'ok';
  if (used < limit * MOST) return 'half';
  return used < limit ? 'most' : 'all';
}
