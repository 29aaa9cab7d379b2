/**
 * Recognizes English with Debian's pocketsphinx in two passes: with a language model of the shop's vocabulary, and with
 * the general one. For typical shopping sentences the first is much more accurate; if the general model fits the audio
 * better by a margin, its result is used.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { littleEndian } from '../wav/wav.ts';
import { HEARING_RATE } from './decode-recording.ts';
import { writeLanguageModel } from './language-model.ts';
import { type CatalogueWords, shoppingSentences } from './shopping-sentences.ts';
import { toSixteenBit } from './silence.ts';

export interface Sphinx {
  /**
   * @param samples at 16,000 Hz. `model` identifies the shop's vocabulary, so that its language model is built once.
   * @returns the transcript in lower case; empty when nothing was understood.
   */
  hear(samples: Float32Array, shop: ShopWords, signal?: AbortSignal): Promise<string>;
}

export interface ShopWords {
  /** Changes when the words do. */
  id: string;
  words(): Promise<CatalogueWords>;
}

export interface SphinxOptions {
  /** Path of `pocketsphinx_batch`. Default: the first on the PATH. */
  program?: string;
  /** Folder of the English model. Default: Debian's. */
  models?: string;
  /** Cache folder of language models; its content may be deleted. */
  folder: string;
  /** Timeout in milliseconds for both passes. Default 30,000. */
  withinMs?: number;
}

const MODELS = '/usr/share/pocketsphinx/model/en-us';
const WITHIN_MS = 30_000;
/** Lower priority than shoppers' messages. */
const NICENESS = 5;
/** Maximum number of cached models, one or two megabytes each. */
const KEPT_MODELS = 50;
/**
 * Acoustic score per frame (10 ms) by which the general pass must be better. Tuned on short orders and free sentences
 * by three synthetic voices: with a smaller margin orders are misrecognized, with a larger one free speech is.
 */
const MARGIN = 500;

const FRAMES_A_SECOND = 100;

interface Pass {
  text: string;
  acoustic: number;
}

/** @returns null when it is not installed. */
export function openSphinx(options: SphinxOptions): Sphinx | null {
  const program = options.program ?? findProgram('pocketsphinx_batch');
  const models = options.models ?? MODELS;
  const general = { lm: path.join(models, 'en-us.lm.bin'), dict: path.join(models, 'cmudict-en-us.dict') };
  const acoustic = path.join(models, 'en-us');
  if (!program || ![general.lm, general.dict, acoustic].every((file) => fs.existsSync(file))) return null;
  const { folder, withinMs = WITHIN_MS } = options;
  const made = new Map<string, Promise<{ lm: string; dict: string }>>();
  let last: Promise<unknown> = Promise.resolve();

  async function make(shop: ShopWords): Promise<{ lm: string; dict: string }> {
    const pronounced = await readDictionary(general.dict);
    const heard = shoppingSentences(await shop.words()).flatMap((sentence) => {
      const known = sentence.filter((word) => pronounced.has(word));
      return known.length > 0 ? [known] : [];
    });
    const words = new Set(heard.flat());
    const name = path.join(folder, shop.id.replace(/[^\w.-]/g, '_'));
    await fs.promises.mkdir(folder, { recursive: true });
    await fs.promises.writeFile(`${name}.lm`, await writeLanguageModel(heard));
    await fs.promises.writeFile(
      `${name}.dict`,
      [...words]
        .flatMap((word) => pronounced.get(word) ?? [])
        .join('\n')
        .concat('\n'),
    );
    return { lm: `${name}.lm`, dict: `${name}.dict` };
  }

  function modelOf(shop: ShopWords): Promise<{ lm: string; dict: string }> {
    const before = made.get(shop.id);
    if (before) return before;
    const making = make(shop);
    made.set(shop.id, making);
    making.catch(() => made.delete(shop.id));
    const [oldest] = made.keys();
    if (made.size > KEPT_MODELS && oldest !== undefined) {
      const files = made.get(oldest);
      made.delete(oldest);
      void files?.then(
        ({ lm, dict }) => Promise.all([fs.promises.rm(lm, { force: true }), fs.promises.rm(dict, { force: true })]),
        () => {},
      );
    }
    return making;
  }

  async function pass(sound: string, { lm, dict }: { lm: string; dict: string }, signal: AbortSignal): Promise<Pass> {
    const name = path.basename(dict, '.dict');
    const out = path.join(sound, name);
    await run(
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the reader is made only where the program was found
      program as string,
      [
        '-hmm',
        acoustic,
        '-lm',
        lm,
        '-dict',
        dict,
        '-adcin',
        'yes',
        '-cepdir',
        sound,
        '-cepext',
        '.raw',
        '-ctl',
        path.join(sound, 'ctl'),
        '-hyp',
        `${out}.hyp`,
        '-hypseg',
        `${out}.seg`,
        '-logfn',
        os.devNull,
      ],
      signal,
    );
    const [hypothesis, segments] = await Promise.all([
      fs.promises.readFile(`${out}.hyp`, 'utf8'),
      fs.promises.readFile(`${out}.seg`, 'utf8'),
    ]);
    const text = /^(.*)\(\S+ -?\d+\)\s*$/m.exec(hypothesis)?.[1] ?? '';
    return {
      text: text
        .replace(/\(\d+\)|<[^>]*>|\[[^\]]*\]|\+\+\S+\+\+/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
      acoustic: Number(/ A (-?\d+) /.exec(segments)?.[1] ?? Number.NEGATIVE_INFINITY),
    };
  }

  async function hear(samples: Float32Array, shop: ShopWords, signal: AbortSignal | undefined): Promise<string> {
    const stop = AbortSignal.any([AbortSignal.timeout(withinMs), ...(signal ? [signal] : [])]);
    const model = await modelOf(shop);
    const sound = await fs.promises.mkdtemp(path.join(folder, 'heard-'));
    try {
      await fs.promises.writeFile(path.join(sound, 'said.raw'), littleEndian(toSixteenBit(samples)), { mode: 0o600 });
      await fs.promises.writeFile(path.join(sound, 'ctl'), 'said\n');
      const [ofShop, inGeneral] = await Promise.all([pass(sound, model, stop), pass(sound, general, stop)]);
      return chosen(ofShop, inGeneral, (samples.length / HEARING_RATE) * FRAMES_A_SECOND).text;
    } finally {
      await fs.promises.rm(sound, { recursive: true, force: true });
    }
  }

  return {
    hear(samples, shop, signal) {
      // One recording at a time: two passes use two cores.
      const turn = last.then(
        () => hear(samples, shop, signal),
        () => hear(samples, shop, signal),
      );
      last = turn;
      return turn;
    },
  };
}

/** Applies the margin. */
export function chosen(ofShop: Pass, inGeneral: Pass, frames: number): Pass {
  if (ofShop.text === '' || inGeneral.text === '') return ofShop.text === '' ? inGeneral : ofShop;
  return (inGeneral.acoustic - ofShop.acoustic) / frames <= MARGIN ? ofShop : inGeneral;
}

/** Maps words to their dictionary lines, one per pronunciation. */
async function readDictionary(file: string): Promise<Map<string, string[]>> {
  const words = new Map<string, string[]>();
  for (const line of (await fs.promises.readFile(file, 'utf8')).split('\n')) {
    const word = /^[^\s(]+/.exec(line)?.[0];
    if (word === undefined) continue;
    const lines = words.get(word);
    if (lines) lines.push(line);
    else words.set(word, [line]);
  }
  return words;
}

function findProgram(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => fs.existsSync(file));
}

function run(program: string, args: string[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'ignore', signal, killSignal: 'SIGKILL' });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`pocketsphinx ended with ${code}.`))));
    try {
      if (child.pid !== undefined) os.setPriority(child.pid, NICENESS);
    } catch {
      // The process has already exited.
    }
  });
}
