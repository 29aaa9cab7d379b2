import { afterAll, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { compileArtifacts } from './learn-ahead.ts';

afterAll(() => vi.doUnmock('../data/artifacts.ts'));

it('a lexicon that was learned ahead of time reads forms as one that is learned on first use', async () => {
  const onFirstUse = await import('../index.ts');
  const artifacts = compileArtifacts();
  vi.resetModules();
  vi.doMock('../data/artifacts.ts', () => ({ readArtifact: (name: string) => artifacts.get(name) }));
  const aheadOfTime = await import('../index.ts');
  expect(aheadOfTime.conceptsIn).not.toBe(onFirstUse.conceptsIn);
  for (const language of LANGUAGES) expect(artifacts.get(`learned.${language}`)?.split('\n')).toHaveLength(3);

  const read = ({ analyze, conceptsIn, CONCEPTS }: typeof onFirstUse) =>
    CONCEPTS.filter((_, at) => at % 16 === 0).flatMap(({ forms }) =>
      LANGUAGES.flatMap((language) =>
        forms[language].map((form) => {
          const stems = analyze(form, { language }).map(({ stem }) => stem);
          const ids = conceptsIn(form, { language }).map(({ concept }) => concept.id);
          return `${form}: ${stems.join(' ')}: ${ids.join(' ')}`;
        }),
      ),
    );
  expect(read(aheadOfTime)).toEqual(read(onFirstUse));
}, 120_000);
