/** Delivery, returns, payment, opening hours, addresses: from the shop's own texts and branches, word for word. */
import type { Branch, ShopTextTopic } from '@quarry/contract';
import type { ReplyPiece } from '../../../reply-piece.ts';
import type { Turn } from '../../mind.ts';
import type { ShopTopic } from '../intents/recognise-intent.ts';
import { WORDINGS } from '../wording/wordings.ts';

const MOST_BRANCHES = 6;

export async function* tellShopFact(turn: Turn, topic: ShopTopic): AsyncGenerator<ReplyPiece> {
  const wording = WORDINGS[turn.language];
  yield { type: 'step', content: wording.steps.shop };

  if (topic === 'hours' || topic === 'branches') {
    const branches = await turn.tools.branches();
    yield {
      type: 'text',
      content: branches.length > 0 ? branchList(turn, branches) : await contactOr(turn, wording.noBranches),
    };
    return;
  }
  yield { type: 'text', content: await textOr(turn, topic, wording.noShopText) };
}

function branchList({ language }: Turn, branches: readonly Branch[]): string {
  const lines = branches
    .slice(0, MOST_BRANCHES)
    .map(({ name, address, hours, phone }) => `- ${[name, address, hours, phone].filter(Boolean).join(', ')}`);
  return [WORDINGS[language].branches(lines.length), ...lines].join('\n');
}

async function textOr({ tools, language }: Turn, topic: ShopTextTopic, otherwise: string): Promise<string> {
  const text = await tools.shopText(topic, language);
  return text?.body.trim() || otherwise;
}

/** A shop without branches often says in its contact text where and when it can be reached. */
async function contactOr(turn: Turn, otherwise: string): Promise<string> {
  return textOr(turn, 'contact', otherwise);
}
