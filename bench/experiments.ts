/**
 * Proves the statistics of experiments by simulation.
 *
 *   npm run bench:experiments -- [--tests 10000] [--seed 1]
 *
 * Each test is looked at after every tenth visit, and stops at the first decision. Printed are, beside what is promised: how
 * often a test without any difference decides; how often a test with the effect it was planned for finds it; how much
 * variance the covariate explains; how often samples are called unequal; and how many visits interleaving and an A/B
 * test need to tell the same two rankings apart.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { binomialP } from '../apps/server/src/modules/experiments/statistics/binomial-evidence.ts';
import { visitsNeeded } from '../apps/server/src/modules/experiments/statistics/plan-size.ts';
import { RATIO_ALPHA, RATIO_WEIGHT } from '../apps/server/src/modules/experiments/statistics/verdict.ts';
import { createRandom, type Random } from '../apps/server/src/simulation/seeded-random.ts';
import { simulateInterleaving, splitVisit } from './experiments/simulate-rankings.ts';
import { ALPHA, repeat, simulateTest, type Visit, VISITS_BETWEEN_LOOKS } from './experiments/simulate-tests.ts';

const RESULTS = fileURLToPath(new URL('./results/experiments.json', import.meta.url));
const { values } = parseArgs({
  options: { tests: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
});
const tests = Number(values.tests);
const random = createRandom(Number(values.seed));
const POWER = 0.8;
const VISITS = 5000;
/** Tests of rankings draw and rank products for each visit, so there are fewer. */
const rankingTests = Math.max(20, Math.round(tests / 20));

/** Happens with a chance that the treatment raises by a share of it. */
const happens =
  (chance: number, lift = 0): Visit =>
  (by, isTreated) => ({ y: by.next() < chance * (isTreated ? 1 + lift : 1) ? 1 : 0, x: 0 });
const LARGEST_BASKET = 400;
/** Few visits buy, and a few of these buy much; capped. */
const spends =
  (lift = 0): Visit =>
  (by, isTreated) => {
    if (by.next() >= 0.06) return { y: 0, x: 0 };
    return { y: Math.min(LARGEST_BASKET, Math.exp(3.6 + 1.1 * by.normal()) * (isTreated ? 1 + lift : 1)), x: 0 };
  };
/** Visits differ, and what they did before tells a part of it. */
const remembers =
  (lift = 0): Visit =>
  (by, isTreated) => {
    const habit = by.normal();
    return { y: 5 + habit + by.normal() + (isTreated ? lift : 0), x: habit + 0.5 * by.normal() };
  };

const figures: Record<string, unknown> = {};
let isAsPromised = true;
function tell(name: string, figure: number, promise: (figure: number) => boolean, more = ''): void {
  const holds = promise(figure);
  isAsPromised &&= holds;
  figures[name] = figure;
  console.log(
    `${name.padEnd(64)} ${(100 * figure).toFixed(2).padStart(7)} %  ${holds ? 'as promised' : 'BROKEN'} ${more}`,
  );
}
const falseAlarms = (figure: number) => figure <= ALPHA;
const fromPower = (figure: number) => figure >= POWER;

console.log(`${tests} tests of each kind, looked at after every ${VISITS_BETWEEN_LOOKS} visits\n`);
for (const [name, visit] of [
  ['clicks (30 % of visits)', happens(0.3)],
  ['orders (3 % of visits)', happens(0.03)],
  ['revenue (6 % buy, heavy tail, capped)', spends()],
  ['a metric with a covariate', remembers()],
] as const) {
  const { decided } = repeat(tests, () => simulateTest(random, visit, { visits: VISITS }));
  tell(`no difference, decided: ${name}`, decided, falseAlarms);
}
for (const [name, visit, variance, effect] of [
  ['clicks, 30 % to 33 %', happens(0.3, 0.1), 0.3 * 0.7, 0.03],
  ['orders, 5 % to 6 %', happens(0.05, 0.2), 0.05 * 0.95, 0.01],
] as const) {
  const visits = visitsNeeded(variance, effect, ALPHA);
  const { positive, medianVisits } = repeat(Math.ceil(tests / 10), () => simulateTest(random, visit, { visits }));
  tell(`planned for ${visits} visits, found: ${name}`, positive, fromPower, `(median ${medianVisits} visits)`);
}
const corrected = repeat(Math.ceil(tests / 20), () => simulateTest(random, remembers(), { visits: 2000 }));
tell(
  'variance explained by the covariate (true share 40 %)',
  corrected.varianceReduction,
  (share) => Math.abs(share - 0.4) < 0.03,
);

const unequal = (share: number, by: Random) => {
  let first = 0;
  for (let count = 1; count <= VISITS; count++) {
    if (by.next() < share) first += 1;
    if (count % VISITS_BETWEEN_LOOKS === 0 && binomialP(first, count - first, 0.5, RATIO_WEIGHT) <= RATIO_ALPHA)
      return true;
  }
  return false;
};
const alarms = (share: number, times: number) =>
  Array.from({ length: times }, () => unequal(share, random)).filter(Boolean).length / times;
tell('equal samples, alarmed (at most 0.1 %, and chance)', alarms(0.5, tests), (share) => share <= 2 * RATIO_ALPHA);
tell('samples of 45 to 55, alarmed', alarms(0.45, Math.ceil(tests / 10)), fromPower);

/** Errors that the better ranking avoids. */
const BETTER = 0.2;
const equal = repeat(rankingTests * 2, () => simulateInterleaving(random, null, 1000));
tell('interleaving of rankings of equal worth, decided', equal.decided, falseAlarms);

const visit = splitVisit(BETTER);
const clickShare = (isTreated: boolean) =>
  Array.from({ length: 100_000 }, () => visit(random, isTreated).y).reduce((sum, y) => sum + y, 0) / 100_000;
const [before, after] = [clickShare(false), clickShare(true)];
const needed = visitsNeeded(((before + after) / 2) * (1 - (before + after) / 2), after - before, ALPHA);
const split = repeat(Math.max(10, rankingTests / 20), () => simulateTest(random, visit, { visits: needed }));
const interleaved = repeat(rankingTests, () => simulateInterleaving(random, BETTER, needed));
const named = `${(100 * before).toFixed(1)} % and ${(100 * after).toFixed(1)} % click`;
tell(`A/B test of two rankings, found: ${named}`, split.positive, fromPower, `(median ${split.medianVisits} visits)`);
tell(
  'interleaving of the same rankings, found',
  interleaved.positive,
  fromPower,
  `(median ${interleaved.medianVisits} visits)`,
);
const share = (interleaved.medianVisits ?? 0) / (split.medianVisits ?? 1);
tell('visits of interleaving beside those of the A/B test', share, (part) => part > 0 && part <= 0.1);

fs.mkdirSync(path.dirname(RESULTS), { recursive: true });
fs.writeFileSync(RESULTS, `${JSON.stringify({ tests, figures }, null, 2)}\n`);
process.exitCode = isAsPromised ? 0 : 1;
