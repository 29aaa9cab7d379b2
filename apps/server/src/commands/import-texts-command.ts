/** `quarry import-texts`: texts of a shop, one Markdown file per topic and language, and its branches. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Branch, Language, type ShopText, ShopTextTopic } from '@quarry/contract';
import { z } from 'zod';
import { type Command, CommandError, storeNamed } from './command.ts';

export interface ImportTextsOptions {
  store: string;
  dir: string;
}

const BRANCHES_FILE = 'branches.json';
const FileBranch = Branch.extend({ id: z.string().min(1).optional() });

export const importTextsCommand: Command<ImportTextsOptions> = async ({ store, dir }, io, services) => {
  const settings = await storeNamed(store, services);
  const folder = path.resolve(io.cwd, dir);
  const names = await readdir(folder).catch(() => {
    throw new CommandError(`There is no folder ${folder}.`);
  });

  const texts: ShopText[] = [];
  for (const name of names.sort()) {
    const text = textNamed(name);
    if (text) texts.push({ ...text, body: (await readFile(path.join(folder, name), 'utf8')).trim() });
    else if (name !== BRANCHES_FILE) io.err(`${name} is left out: it is not called {topic}.{language}.md.`);
  }
  const branches = names.includes(BRANCHES_FILE) ? await readBranches(path.join(folder, BRANCHES_FILE)) : undefined;
  if (texts.length === 0 && !branches) {
    throw new CommandError(
      `${folder} holds neither {topic}.{language}.md nor ${BRANCHES_FILE}. Topics: ${ShopTextTopic.options.join(', ')}.`,
    );
  }

  await services.stores.saveTexts(settings.id, texts);
  if (branches) await services.stores.saveBranches(settings.id, branches);
  await io.out(`"${settings.id}" has ${texts.length} new texts${branches ? ` and ${branches.length} branches` : ''}.`);
  return 0;
};

function textNamed(name: string): Omit<ShopText, 'body'> | null {
  const [, topicName, languageName] = /^([a-z]+)\.([a-z]{2})\.md$/.exec(name) ?? [];
  const topic = ShopTextTopic.safeParse(topicName);
  const language = Language.safeParse(languageName);
  return topic.success && language.success ? { topic: topic.data, language: language.data } : null;
}

async function readBranches(file: string): Promise<Branch[]> {
  let value: unknown;
  try {
    value = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new CommandError(`${file} is no valid JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
  const read = z.array(FileBranch).safeParse(value);
  if (!read.success) {
    const issues = read.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new CommandError(`${file} is no list of branches:\n${issues.join('\n')}`);
  }
  return read.data.map((branch, index) => ({ ...branch, id: branch.id ?? `branch-${index + 1}` }));
}
