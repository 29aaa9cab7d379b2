/**
 * Calibration of the network's probabilities (Platt scaling): two numbers per head and language, fitted on held-out
 * frames.
 */
import fs from 'node:fs';
import { Language } from '@quarry/contract';
import { z } from 'zod';

/** `confidence = sigmoid(scale * logit(likelihood) + offset)` (Platt 1999). */
const Curve = z.object({ scale: z.number(), offset: z.number() });
const Calibration = z.object({ operations: z.record(Language, Curve), slots: z.record(Language, Curve) });
export type Calibration = z.infer<typeof Calibration>;

const UNCHANGED = { scale: 1, offset: 0 };
const FOR_ALL = { en: UNCHANGED, ka: UNCHANGED, tr: UNCHANGED, ar: UNCHANGED, az: UNCHANGED };
export const UNCALIBRATED: Calibration = { operations: FOR_ALL, slots: FOR_ALL };

/** The curves that belong to the trained weights. @throws ZodError when the file is damaged. */
export const readCalibration = (): Calibration =>
  Calibration.parse(JSON.parse(fs.readFileSync(new URL('./reader-data/calibration.json', import.meta.url), 'utf8')));

/** Likelihoods nearer to 0 or 1 are taken for this. */
const NEAREST = 1e-4;

export const logit = (likelihood: number): number => {
  const bounded = Math.min(1 - NEAREST, Math.max(NEAREST, likelihood));
  return Math.log(bounded / (1 - bounded));
};

export const calibrated = (likelihood: number, { scale, offset }: z.infer<typeof Curve>): number =>
  1 / (1 + Math.exp(-(scale * logit(likelihood) + offset)));
