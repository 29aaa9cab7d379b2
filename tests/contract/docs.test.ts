/** Compares the documentation with the code: settings, example calls, and commands. */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { EventsRequest, NewRule, NewSynonym } from '@quarry/contract';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');

describe('the configuration page', () => {
  it('lists every setting', () => {
    const settings = [...read('apps/server/src/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name);
    expect(settings.length).toBeGreaterThan(15);

    const missing = settings.filter((name) => !read('docs/operate/configuration.md').includes(`\`${name}\``));

    expect(missing).toEqual([]);
  });
});

describe('the page about steering', () => {
  const page = read('docs/use/steering.md');
  const schemas = { rule: NewRule, synonym: NewSynonym, events: EventsRequest } as const;
  const examples = [...page.matchAll(/```json (\w+)\n([\s\S]*?)```/g)].map(
    ([, kind = '', body = '']) => [kind, body] as const,
  );

  it.each(examples)('shows a %s that can be sent: %s', (kind, body) => {
    expect(schemas[kind as keyof typeof schemas].safeParse(JSON.parse(body))).toMatchObject({ success: true });
  });

  it('has an example of every kind', () => {
    const kinds = examples.map(([, body]) => (JSON.parse(body) as { kind?: string }).kind ?? 'events');

    expect(new Set(kinds)).toEqual(
      new Set(['pin', 'boost', 'bury', 'hide', 'redirect', 'two-way', 'one-way', 'events']),
    );
  });
});

const pagesIn = (folder: string) =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !file.includes('node_modules'))
    .map((file) => `${folder}/${file}`);
const READMES = ['packages', 'apps']
  .flatMap((layer) => fs.readdirSync(path.join(ROOT, layer)).map((name) => `${layer}/${name}/README.md`))
  .filter((file) => fs.existsSync(path.join(ROOT, file)));
const PAGES = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'bench/README.md', ...READMES, ...pagesIn('docs')];

it.each(PAGES)('%s links only to existing files', (file) => {
  const links = [...read(file).matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, link = '']) => link);

  for (const link of links)
    expect([link, fs.existsSync(path.join(ROOT, path.dirname(file), link))]).toEqual([link, true]);
});
