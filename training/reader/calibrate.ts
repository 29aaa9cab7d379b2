/** Calibrates the network: fits curves from its likelihoods to the observed accuracy on messages of held-out frames. */
import type { Language } from '@quarry/contract';
import { type Calibration, logit } from '../../packages/assistant/src/reader/calibration.ts';
import type { Reader } from '../../packages/assistant/src/reader/reader.ts';
import type { Example } from './generator/generate.ts';
import { rightOnes } from './measure.ts';
import { byLanguage } from './sets.ts';

const STEPS = 400;
const RATE = 0.5;
/** Regularizes the curve towards the identity, because there are few messages. */
const PULL = 0.02;

type Curve = Calibration['operations'][Language];

interface Judged {
  likelihood: number;
  isRight: boolean;
}

/** @param reader one whose confidences are the likelihoods. */
export function fitCalibration(reader: Reader, examples: readonly Example[]): Calibration {
  const curves: { operations: Partial<Record<Language, Curve>>; slots: Partial<Record<Language, Curve>> } = {
    operations: {},
    slots: {},
  };
  for (const [language, some] of byLanguage(examples)) {
    const operations: Judged[] = [];
    const slots: Judged[] = [];
    for (const { text, context, operations: meant } of some) {
      const { operations: read } = reader.read(text, context);
      const right = rightOnes(meant, read);
      for (const one of read) {
        operations.push({ likelihood: one.confidence, isRight: right.has(one) });
        for (const slot of one.slots) slots.push({ likelihood: slot.confidence, isRight: right.has(slot) });
      }
    }
    curves.operations[language] = curveOf(operations);
    curves.slots[language] = curveOf(slots);
    console.log(
      `calibrated ${language} on ${operations.length} operations (error ${errorOf(operations, { scale: 1, offset: 0 })} → ${errorOf(operations, curves.operations[language])}) and ${slots.length} slots`,
    );
  }
  return calibrationOf(curves.operations, curves.slots);
}

function calibrationOf(
  operations: Partial<Record<Language, Curve>>,
  slots: Partial<Record<Language, Curve>>,
): Calibration {
  const none = { scale: 1, offset: 0 };
  const all = (some: Partial<Record<Language, Curve>>) => ({
    en: none,
    ka: none,
    tr: none,
    ar: none,
    az: none,
    ...some,
  });
  return { operations: all(operations), slots: all(slots) };
}

/** Logistic regression with one variable, by gradient descent. */
function curveOf(judged: readonly Judged[]): Curve {
  let scale = 1;
  let offset = 0;
  if (judged.length === 0) return { scale, offset };
  for (let step = 0; step < STEPS; step++) {
    let byScale = PULL * (scale - 1);
    let byOffset = PULL * offset;
    for (const { likelihood, isRight } of judged) {
      const x = logit(likelihood);
      const error = 1 / (1 + Math.exp(-(scale * x + offset))) - Number(isRight);
      byScale += (error * x) / judged.length;
      byOffset += error / judged.length;
    }
    scale = Math.max(0.05, scale - RATE * byScale * 0.3);
    offset -= RATE * byOffset;
  }
  return { scale: Number(scale.toFixed(4)), offset: Number(offset.toFixed(4)) };
}

/** Expected calibration error over ten bins (Guo et al. 2017). */
function errorOf(judged: readonly Judged[], { scale, offset }: Curve): string {
  const bins = Array.from({ length: 10 }, () => ({ said: 0, right: 0, count: 0 }));
  for (const { likelihood, isRight } of judged) {
    const confidence = 1 / (1 + Math.exp(-(scale * logit(likelihood) + offset)));
    const bin = bins[Math.min(9, Math.floor(confidence * 10))];
    if (bin === undefined) continue;
    bin.said += confidence;
    bin.right += Number(isRight);
    bin.count += 1;
  }
  return (bins.reduce((sum, { said, right }) => sum + Math.abs(said - right), 0) / Math.max(1, judged.length)).toFixed(
    3,
  );
}
