import { afterAll, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { learnAhead } from './learn-ahead.ts';

afterAll(() => vi.doUnmock('../analysis/learned-ahead.ts'));

it('a lexicon that was learned ahead of time reads forms as one that is learned on first use', async () => {
  const onFirstUse = await import('../index.ts');
  vi.resetModules();
  vi.doMock('../analysis/learned-ahead.ts', () => ({ LEARNED_AHEAD: learnAhead() }));
  const aheadOfTime = await import('../index.ts');
  expect(aheadOfTime.conceptsIn).not.toBe(onFirstUse.conceptsIn);
  const { LEARNED_AHEAD } = await import('../analysis/learned-ahead.ts');
  expect(Object.keys(LEARNED_AHEAD)).toEqual([...LANGUAGES]);

  const read = ({ analyze, conceptsIn, CONCEPTS }: typeof onFirstUse) =>
    CONCEPTS.filter((_, at) => at % 4 === 0).flatMap(({ forms }) =>
      LANGUAGES.flatMap((language) =>
        forms[language].map((form) => {
          const stems = analyze(form, { language }).map(({ stem }) => stem);
          const ids = conceptsIn(form, { language }).map(({ concept }) => concept.id);
          return `${form}: ${stems.join(' ')}: ${ids.join(' ')}`;
        }),
      ),
    );
  expect(read(aheadOfTime)).toEqual(read(onFirstUse));
}, 30_000);
