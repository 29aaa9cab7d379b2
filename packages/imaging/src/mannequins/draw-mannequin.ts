/**
 * Provides a mannequin's picture for pages, and its layers and anchors for the compositor. Rendering takes seconds, so
 * results are cached: the last few in memory, all of them in an optional folder.
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Mannequin as Listed } from '@quarry/contract';
import sharp from 'sharp';
import { type Anchors, anchorsOf } from './anchors.ts';
import { type Build } from './figure-parts.ts';
import { buildFigure } from './figure.ts';
import { FINISHES } from './finishes.ts';
import { BODIES } from './mannequins.ts';
import { renderFigure } from './render-figure.ts';

/** Width of a mannequin's picture in pixels; it is half as high again. */
export const MANNEQUIN_WIDTH = 800;
export const MANNEQUIN_HEIGHT = 1200;

/** Increment when mannequins look different: cached pictures are then redrawn. */
export const MANNEQUIN_VERSION = '1';
const WEBP_QUALITY = 88;
const KEPT_IN_MEMORY = 3;

export interface Mannequin extends Listed {
  build: Build;
  anchors: Anchors;
}

/** Pictures of 800 × 1200 pixels, RGBA with straight alpha; part maps contain the codes of PARTS. */
export interface MannequinLayers {
  mannequin: Mannequin;
  whole: Uint8Array;
  wholeParts: Uint8Array;
  /** Without its arms. */
  core: Uint8Array;
  coreParts: Uint8Array;
}

export const mannequins: readonly Mannequin[] = [...BODIES.values()].map(({ mannequin, build, stance }) => ({
  ...mannequin,
  build,
  anchors: anchorsOf(buildFigure(mannequin.gender, build, stance), MANNEQUIN_WIDTH),
}));

export interface MannequinStudio {
  /** WebP with alpha. @throws UnknownMannequinError */
  picture(id: string): Promise<Buffer>;
  /** @throws UnknownMannequinError */
  layers(id: string): Promise<MannequinLayers>;
}

export class UnknownMannequinError extends Error {
  override name = 'UnknownMannequinError';
}

/** @param directory cache folder of pictures and layers; without one they are rendered once per process. */
export function openMannequinStudio(directory?: string): MannequinStudio {
  const underWay = new Map<string, Promise<MannequinLayers>>();

  async function layers(id: string): Promise<MannequinLayers> {
    const known = underWay.get(id);
    if (known) {
      // Re-inserted as the most recently used entry.
      underWay.delete(id);
      underWay.set(id, known);
      return known;
    }
    const made = make(id, directory).catch((error: unknown) => {
      underWay.delete(id);
      throw error;
    });
    underWay.set(id, made);
    for (const oldest of underWay.keys()) {
      if (underWay.size <= KEPT_IN_MEMORY) break;
      underWay.delete(oldest);
    }
    return made;
  }

  return {
    layers,
    async picture(id) {
      const kept = directory && BODIES.has(id) && (await readKept(fileOf(directory, id, 'webp')));
      if (kept) return kept;
      const { whole } = await layers(id);
      const picture = await sharp(Buffer.from(whole.buffer, whole.byteOffset, whole.length), RAW)
        .webp({ quality: WEBP_QUALITY, alphaQuality: 95, effort: 4 })
        .toBuffer();
      if (directory) await keep(fileOf(directory, id, 'webp'), picture);
      return picture;
    },
  };
}

const RAW = { raw: { width: MANNEQUIN_WIDTH, height: MANNEQUIN_HEIGHT, channels: 4 as const } };
const fileOf = (directory: string, id: string, ending: string) =>
  path.join(directory, `${id}-v${MANNEQUIN_VERSION}.${ending}`);

async function make(id: string, directory: string | undefined): Promise<MannequinLayers> {
  const mannequin = mannequins.find((one) => one.id === id);
  const body = BODIES.get(id);
  if (!mannequin || !body) throw new UnknownMannequinError(`There is no mannequin “${id}”.`);
  const file = directory && fileOf(directory, id, 'layers.png');
  const kept = file && (await readKept(file));
  if (kept) {
    const unpacked = await unpack(kept);
    if (unpacked) return { mannequin, ...unpacked };
  }
  const figure = buildFigure(mannequin.gender, body.build, body.stance);
  const { whole, core } = renderFigure(figure, FINISHES[mannequin.finish], MANNEQUIN_WIDTH);
  const made = {
    whole: new Uint8Array(whole.rgba.buffer),
    wholeParts: whole.part,
    core: new Uint8Array(core.rgba.buffer),
    coreParts: core.part,
  };
  if (file) await keep(file, await pack(made));
  return { mannequin, ...made };
}

type Made = Omit<MannequinLayers, 'mannequin'>;

/** All layers stacked in one lossless picture: whole, core, and the part maps as colours. */
function pack({ whole, core, wholeParts, coreParts }: Made): Promise<Buffer> {
  const parts = new Uint8Array(whole.length);
  for (let i = 0; i < wholeParts.length; i++) parts.set([wholeParts[i] ?? 0, coreParts[i] ?? 0, 0, 255], i * 4);
  const raw = { width: MANNEQUIN_WIDTH, height: MANNEQUIN_HEIGHT * 3, channels: 4 as const };
  return sharp(Buffer.concat([whole, core, parts]), { raw })
    .png({ compressionLevel: 6 })
    .toBuffer();
}

async function unpack(kept: Buffer): Promise<Made | null> {
  try {
    const { data, info } = await sharp(kept).raw().toBuffer({ resolveWithObject: true });
    if (info.width !== MANNEQUIN_WIDTH || info.height !== MANNEQUIN_HEIGHT * 3 || info.channels !== 4) return null;
    const size = MANNEQUIN_WIDTH * MANNEQUIN_HEIGHT * 4;
    const parts = data.subarray(size * 2);
    const channel = (offset: number) => {
      const codes = new Uint8Array(size / 4);
      for (let i = 0; i < codes.length; i++) codes[i] = parts[i * 4 + offset] ?? 0;
      return codes;
    };
    return {
      whole: data.subarray(0, size),
      core: data.subarray(size, size * 2),
      wholeParts: channel(0),
      coreParts: channel(1),
    };
  } catch {
    // A partial file from an earlier crash is redrawn.
    return null;
  }
}

async function readKept(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Written to a temporary file and renamed, so that no reader sees a partial picture. */
async function keep(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.unfinished`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}

const studio = openMannequinStudio();
/** WebP with alpha, 800 × 1200, of one mannequin; cached in memory. @throws UnknownMannequinError */
export const drawMannequin = (id: string): Promise<Buffer> => studio.picture(id);
