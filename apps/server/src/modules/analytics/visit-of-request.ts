/** Who makes a request, as far as it matters for counting: the visit, where it is, and with which device. */
import { type Device, type EventSource, SIMULATED_HEADER, VISIT_HEADER } from '@quarry/contract';

export interface Visit {
  /** undefined: the request names none. */
  id: string | undefined;
  source: EventSource;
  /** null: the request does not say. */
  device: Device | null;
  /** A program that reads pages by itself; what it does is not counted. */
  isBot: boolean;
}

/** What crawlers call themselves. Shops' own servers also call the API with agents that are no browsers, and count. */
const CRAWLER = /(?<!cu)bot|crawl|spider|slurp/i;

/** The parts of a request that say it. */
interface Asking {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  url: string;
}

export function visitOfRequest({ headers, url }: Asking): Visit {
  const id = headers[VISIT_HEADER];
  const agent = textOf(headers['user-agent']);
  return {
    id: typeof id === 'string' ? id : undefined,
    source: headers[SIMULATED_HEADER] === '1' ? 'simulated' : sourceOf(url, textOf(headers['authorization'])),
    device: deviceOf(agent, headers['sec-ch-ua-mobile']),
    isBot: CRAWLER.test(agent),
  };
}

const textOf = (header: string | string[] | undefined): string => (typeof header === 'string' ? header : '');

function sourceOf(url: string, authorization: string): EventSource {
  if (url.startsWith('/api/v1/')) return 'api';
  return authorization.startsWith('Bearer ') ? 'embed' : 'site';
}

/** Tablets of Apple call themselves Macintosh and count as desktops. */
function deviceOf(agent: string, mobileHint: string | string[] | undefined): Device | null {
  if (!agent.includes('Mozilla/')) return null;
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(agent)) return 'tablet';
  return mobileHint === '?1' || /Mobi|iPhone|iPod/i.test(agent) ? 'phone' : 'desktop';
}
