/**
 * Measures the quality of the assistant: scripted conversations in five languages, each turn checked against the shop's
 * data.
 *
 *   npm run eval:assistant -- [--scripts DIR] [--lang ka] [--only ID] [--verbose] [--send-language]
 *   npm run eval:assistant -- --adversarial [--turns 1000] [--seed words]
 *   npm run eval:assistant -- --strangers [--only musicroom,bostani] [--verbose]
 *
 * The real server answers for the demo shops. A turn is right when all its expectations hold; invented facts are
 * counted separately, and none is allowed. Exit code 1 when the share of right turns is below the minimum, or a fact
 * was invented. A run of all scripts of this repository writes its figures to bench/results/assistant.json. `--strangers`
 * holds the conversations of the folders in STRANGERS_DIR, in shops that are imported without a mapping; it only prints
 * its figures.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { LANGUAGES } from '@quarry/contract';
import { DEMO_STORES } from '@quarry/demo-shops/stores';
import { ATTACKED_SHOPS } from '../tests/conversations/adversarial/attacks.ts';
import { type HeldAttack, holdAdversarial } from '../tests/conversations/adversarial/hold-adversarial.ts';
import { readConversations } from '../tests/conversations/conversation.ts';
import type { HeldConversation, HeldTurn } from '../tests/conversations/hold-conversation.ts';
import { openShops } from '../tests/conversations/open-shops.ts';
import { holdScripts, isRight, MIN_RIGHT, shareRight, storesOf } from '../tests/conversations/score-conversations.ts';
import { holdStrangers } from './assistant/strangers-talk.ts';
import { printTable } from './search/measures.ts';

const OWN_SCRIPTS = fileURLToPath(new URL('../tests/conversations', import.meta.url));
const RESULTS = fileURLToPath(new URL('./results/', import.meta.url));
const SHOWN_CARDS = 3;

const { values: options } = parseArgs({
  options: {
    scripts: { type: 'string', default: OWN_SCRIPTS },
    lang: { type: 'string' },
    only: { type: 'string' },
    verbose: { type: 'boolean', default: false },
    'send-language': { type: 'boolean', default: false },
    adversarial: { type: 'boolean', default: false },
    strangers: { type: 'boolean', default: false },
    turns: { type: 'string', default: '1000' },
    seed: { type: 'string', default: 'adversarial' },
  },
});

const run = options.strangers ? meetStrangers : options.adversarial ? attack : converse;
process.exitCode = (await run()) ? 0 : 1;

async function converse(): Promise<boolean> {
  const folder = path.resolve(options.scripts);
  const scripts = readConversations(folder).filter(
    ({ id, lang }) => (options.lang ?? lang) === lang && (options.only ?? id) === id,
  );
  if (scripts.length === 0) throw new Error(`There is no such conversation under ${folder}.`);
  const shops = await openShops(storesOf(scripts));
  let held: HeldConversation[];
  try {
    held = await holdScripts(shops, scripts, { sendsLanguage: options['send-language'] });
  } finally {
    await shops.close();
  }

  for (const conversation of held) printConversation(conversation);
  const kinds = new Map(DEMO_STORES.map(({ id, kind }) => [id, kind]));
  const byLanguage = sorted(held, ({ script }) => script.lang).map(([lang, part]) => figures(lang, part));
  const byKind = sorted(held, ({ storeId }) => kinds.get(storeId) ?? 'general').map(([kind, part]) =>
    figures(kind, part),
  );
  printTable('By language', byLanguage.map(row));
  printTable('By kind of shop', byKind.map(row));
  const isOwnInFull = folder === OWN_SCRIPTS && !options.lang && !options.only && !options['send-language'];
  if (isOwnInFull) {
    mkdirSync(RESULTS, { recursive: true });
    const share = ({ name, ...rest }: Figures) => [name, rest] as const;
    const kept = { languages: Object.fromEntries(byLanguage.map(share)), kinds: Object.fromEntries(byKind.map(share)) };
    writeFileSync(path.join(RESULTS, 'assistant.json'), `${JSON.stringify(kept, null, 2)}\n`);
  }
  const tooFew = LANGUAGES.map((language) => ({
    language,
    share: shareRight(held.filter(({ script }) => script.lang === language).flatMap(({ turns }) => turns)),
  })).filter(({ language, share }) => share < MIN_RIGHT[language]);
  const invented = byLanguage.reduce((sum, part) => sum + part.invented, 0);
  for (const { language, share } of tooFew) {
    console.log(`\n  ${language}: ${percent(share)} of the turns are right, ${percent(MIN_RIGHT[language])} must be.`);
  }
  if (invented > 0) console.log(`\n  ${invented} invented facts, where none is allowed.`);
  return tooFew.length === 0 && invented === 0;
}

async function attack(): Promise<boolean> {
  const shops = await openShops(ATTACKED_SHOPS);
  let held: HeldAttack[];
  try {
    held = await holdAdversarial(shops, Number(options.turns), options.seed);
  } finally {
    await shops.close();
  }
  for (const turn of held) {
    if (turn.wrong.length + turn.invented.length > 0 || options.verbose)
      printTurn(turn, `${turn.kind}, ${turn.language}`);
  }
  const byKind = [...grouped(held, ({ kind }) => kind)].map(([kind, turns]) => countTurns(kind, turns));
  printTable('Adversarial turns', byKind.map(row));
  const whole = countTurns('all', held);
  printTable('', [row(whole)]);
  mkdirSync(RESULTS, { recursive: true });
  if (options.seed === 'adversarial' && options.turns === '1000') {
    writeFileSync(path.join(RESULTS, 'adversarial.json'), `${JSON.stringify([whole, ...byKind], null, 2)}\n`);
  }
  return whole.right === whole.turns && whole.invented === 0;
}

async function meetStrangers(): Promise<boolean> {
  const folder = process.env['STRANGERS_DIR'] ?? '';
  if (!existsSync(folder)) {
    console.log(`Nothing was measured: set STRANGERS_DIR to a folder of shops. "${folder}" does not exist.`);
    return true;
  }
  const shops = await holdStrangers(folder, options.only?.split(',') ?? []);
  for (const { turns } of shops) {
    for (const [talk, part] of options.verbose ? grouped(turns, (turn) => turn.talk) : []) {
      console.log(`\n${part.every(({ wrong }) => wrong.length === 0) ? '✓' : '✗'} ${talk}`);
      for (const turn of part) printTurn({ ...turn, invented: [] });
    }
  }
  const rows = shops.map(({ name, turns }) =>
    countTurns(
      name,
      turns.map((turn) => ({ ...turn, invented: [] })),
    ),
  );
  printTable('Shops of strangers', rows.map(row));
  const mean = rows.reduce((sum, { share }) => sum + share, 0) / Math.max(1, rows.length);
  console.log(`\n  mean of the shops: ${percent(mean)}`);
  return true;
}

interface Figures {
  name: string;
  conversations: number;
  turns: number;
  right: number;
  share: number;
  invented: number;
  /** Median milliseconds to a complete answer. */
  ms: number;
}

function figures(name: string, part: readonly HeldConversation[]): Figures {
  return {
    ...countTurns(
      name,
      part.flatMap(({ turns }) => turns),
    ),
    conversations: part.length,
  };
}

function countTurns(name: string, turns: readonly Pick<HeldTurn, 'answer' | 'wrong' | 'invented'>[]): Figures {
  const right = turns.filter(isRight).length;
  const times = turns.map(({ answer }) => answer.ms).sort((a, b) => a - b);
  return {
    name,
    conversations: turns.length,
    turns: turns.length,
    right,
    share: Math.round((10_000 * right) / turns.length) / 10_000,
    invented: turns.reduce((sum, { invented }) => sum + invented.length, 0),
    ms: Math.round(times[Math.floor(times.length / 2)] ?? 0),
  };
}

function row({ name, conversations, turns, right, share, invented, ms }: Figures): Record<string, string | number> {
  return {
    '': name,
    conversations: String(conversations),
    turns: String(turns),
    right: String(right),
    share: percent(share),
    'invented facts': String(invented),
    'median ms': String(ms),
  };
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}

function printConversation({ script, storeId, turns }: HeldConversation): void {
  if (turns.every(isRight) && !options.verbose) return;
  console.log(
    `\n${turns.every(isRight) ? '✓' : '✗'} ${script.id} (${script.lang}, ${storeId}${script.as === 'shopper' ? ', shopper' : ''})`,
  );
  for (const turn of turns) {
    printTurn(turn);
  }
}

function printTurn({ said, answer, wrong, invented }: Omit<HeldTurn, 'malformed'>, about?: string): void {
  if (about) console.log(`\n${about}`);
  console.log(`  › ${said}`);
  console.log(`  ‹ ${answer.text.replaceAll('\n', '\n    ')}`);
  const cards = answer.docs
    .slice(0, SHOWN_CARDS)
    .map(({ metadata: { title, current_price } }) => `${title}: ${current_price}`);
  if (cards.length > 0) console.log(`    [${answer.docs.length} cards] ${cards.join(' | ')}`);
  if (answer.orders.length > 0)
    console.log(`    [orders] ${answer.orders.map((order) => `${order.order_number} ${order.status}`).join(', ')}`);
  for (const reason of wrong) console.log(`    ✗ ${reason}`);
  for (const reason of invented) console.log(`    ✗ INVENTED: ${reason}`);
}

function sorted(
  held: readonly HeldConversation[],
  key: (one: HeldConversation) => string,
): [string, HeldConversation[]][] {
  const place = (name: string) => LANGUAGES.findIndex((language) => language === name);
  return [...grouped(held, key)].sort(([one], [other]) => place(one) - place(other));
}

function grouped<Item>(items: readonly Item[], key: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}
