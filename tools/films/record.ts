/**
 * Records one video: a product page, a simulated pointer, captions, and screenshots. Pointer movements have a fixed
 * pace, so that a slow machine records smoothly; product responses take their real time.
 */
import { fileURLToPath } from 'node:url';
import type { Browser, Locator, Page } from '@playwright/test';
import sharp from 'sharp';

export const FILM_SIZE = { width: 1280, height: 800 };
const JPEG_QUALITY = 92;
const STILL_QUALITY = 80;
/** The poster shows the page without pointer and focus ring. */
const STILL_STYLE = '[data-hand] { display: none } :focus-visible { outline: none !important }';
const LETTER_MS = 75;
const MOVE_STEPS = 12;
const MOVE_STEP_MS = 38;
const PRESS_MS = 160;
/** Records at full rate for this time after a change; static views are held. */
const WATCHED_MS = 900;

interface Frame {
  /** JPEG in base64. */
  picture: string;
  lastsMs: number;
}

export interface Take {
  frames: Frame[];
  lengthMs: number;
  /** WebVTT. */
  captions: string;
  /** WebP. */
  still: Buffer;
}

/** Actions of a script on the page. */
export interface Hand {
  page: Page;
  /** Shows a caption until the next one. */
  say(words: string): void;
  /** Saves the poster. */
  keepStill(): Promise<void>;
  moveTo(target: Locator): Promise<void>;
  click(target: Locator): Promise<void>;
  type(words: string): Promise<void>;
  press(key: string): Promise<void>;
  /** Records until the promise resolves, in real time. */
  watchUntil(holds: Promise<unknown>): Promise<void>;
  look(ms: number): Promise<void>;
}

export interface Script {
  /** Before recording: logs in and opens the page. */
  prepare(page: Page, server: string): Promise<void>;
  play(hand: Hand): Promise<void>;
}

export async function record(browser: Browser, server: string, script: Script): Promise<Take> {
  const context = await browser.newContext({
    viewport: FILM_SIZE,
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  try {
    await context.addInitScript({ path: fileURLToPath(new URL('./pointer.js', import.meta.url)) });
    const page = await context.newPage();
    await script.prepare(page, server);
    const film = new Film(page);
    await film.start();
    await script.play(film);
    return film.take();
  } finally {
    await context.close();
  }
}

class Film implements Hand {
  readonly page: Page;
  readonly #frames: Frame[] = [];
  readonly #cues: { atMs: number; words: string }[] = [];
  #still: Buffer | undefined;
  #lengthMs = 0;
  #pointer = { x: FILM_SIZE.width * 0.62, y: FILM_SIZE.height * 0.7 };

  constructor(page: Page) {
    this.page = page;
  }

  async start(): Promise<void> {
    await this.page.mouse.move(this.#pointer.x, this.#pointer.y);
  }

  say(words: string): void {
    this.#cues.push({ atMs: this.#lengthMs, words });
  }

  async keepStill(): Promise<void> {
    const picture = await this.page.screenshot({ type: 'png', style: STILL_STYLE });
    this.#still = await sharp(picture).webp({ quality: STILL_QUALITY, effort: 6 }).toBuffer();
  }

  async moveTo(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error('What the hand reaches for is not on the page.');
    const from = this.#pointer;
    const to = { x: box.x + Math.min(box.width / 2, 160), y: box.y + box.height / 2 };
    for (let step = 1; step <= MOVE_STEPS; step++) {
      // Ease-in-out.
      const part = (1 - Math.cos((Math.PI * step) / MOVE_STEPS)) / 2;
      await this.page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
      await this.#shoot(MOVE_STEP_MS);
    }
    this.#pointer = to;
  }

  async click(target: Locator): Promise<void> {
    await this.moveTo(target);
    await this.page.mouse.down();
    await this.#shoot(PRESS_MS);
    await this.page.mouse.up();
  }

  async type(words: string): Promise<void> {
    for (const letter of words) {
      await this.page.keyboard.type(letter);
      await this.#shoot(LETTER_MS);
    }
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }

  async watchUntil(holds: Promise<unknown>): Promise<void> {
    const reached = { yet: false };
    // A rejected promise ends the recording; a pending one is ended by its own timeout.
    const waiting = holds.finally(() => {
      reached.yet = true;
    });
    while (!reached.yet) await this.#shootAsItMoves();
    await waiting;
  }

  async look(ms: number): Promise<void> {
    const end = this.#lengthMs + ms;
    const watched = this.#lengthMs + Math.min(ms, WATCHED_MS);
    while (this.#lengthMs < watched) await this.#shootAsItMoves();
    await this.#shoot(Math.max(end - this.#lengthMs, 1));
  }

  take(): Take {
    if (!this.#still) throw new Error('The script kept no still.');
    return {
      frames: this.#frames,
      lengthMs: this.#lengthMs,
      captions: webVtt(this.#cues, this.#lengthMs),
      still: this.#still,
    };
  }

  /** The frame's duration is the time it took to capture. */
  async #shootAsItMoves(): Promise<void> {
    const begun = performance.now();
    const picture = await this.#picture();
    this.#add({ picture, lastsMs: performance.now() - begun });
  }

  async #shoot(lastsMs: number): Promise<void> {
    this.#add({ picture: await this.#picture(), lastsMs });
  }

  async #picture(): Promise<string> {
    return (await this.page.screenshot({ type: 'jpeg', quality: JPEG_QUALITY })).toString('base64');
  }

  #add(frame: Frame): void {
    this.#lengthMs += frame.lastsMs;
    const last = this.#frames.at(-1);
    if (last?.picture === frame.picture) last.lastsMs += frame.lastsMs;
    else this.#frames.push(frame);
  }
}

function webVtt(cues: readonly { atMs: number; words: string }[], lengthMs: number): string {
  const lines = cues.map(({ atMs, words }, place) => {
    const end = cues[place + 1]?.atMs ?? lengthMs;
    return `${stamp(atMs)} --> ${stamp(end)}\n${words}\n`;
  });
  return `WEBVTT\n\n${lines.join('\n')}`;
}

function stamp(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  return `${String(minutes).padStart(2, '0')}:${((ms % 60_000) / 1000).toFixed(3).padStart(6, '0')}`;
}
