/**
 * Reads a message: its operations, their slots, its language. A compact neural network, trained by `training/reader`;
 * its README.md describes the training data and the limits.
 */
import { languageOfMessage } from '@quarry/language';
import type { Operation, Reading, ReadingContext, Slot } from '../dialogue/operation.ts';
import { type Calibration, calibrated, readCalibration } from './calibration.ts';
import { contextFeatures } from './context-features.ts';
import { type DecodedOperation, type DecodedSlot, decode } from './decode.ts';
import { flagsOf } from './flags.ts';
import { withKnownType } from './known-types.ts';
import { withMeasuredNames } from './measured-names.ts';
import { type Model, readTrainedModel } from './model-file.ts';
import { isHesitation } from '../phrases/hesitations.ts';
import { createNetwork, type Network } from './network.ts';
import { type ReaderToken, tokensOf } from './tokens.ts';
import { wordFeatures } from './word-features.ts';

export interface Reader {
  read(message: string, context: ReadingContext): Reading;
}

interface Trained {
  model: Model;
  calibration: Calibration;
}

const readTrained = (): Trained => ({ model: readTrainedModel(), calibration: readCalibration() });

/** Pure and synchronous. The weights are read at the first message. */
export function createReader(load: () => Trained = readTrained): Reader {
  let loaded: { network: Network; calibration: Calibration } | undefined;
  return {
    read(message, context) {
      const tokens = tokensOf(message);
      if (tokens.length === 0) return { operations: [], language: null, isRomanized: false };
      if (loaded === undefined) {
        const { model, calibration } = load();
        loaded = { network: createNetwork(model), calibration };
      }
      const { network, calibration } = loaded;
      const scores = network({
        rows: wordFeatures(tokens),
        flags: flagsOf(message, tokens, context.catalogueHas),
        context: contextFeatures(context),
      });
      const told = languageOfMessage(message, context.language);
      const language = told.language ?? context.language;
      const confidence = {
        operation: ({ likelihood }: DecodedOperation) => calibrated(likelihood, calibration.operations[language]),
        slot: ({ likelihood }: DecodedSlot) => calibrated(likelihood, calibration.slots[language]),
      };
      const operations = decode(scores, tokens.length).map(
        (one): Operation => ({
          kind: one.kind,
          slots: withMeasuredNames(
            one.slots
              .map((slot) => withKnownType(slotOf(message, tokens, slot, confidence.slot(slot)), language))
              .filter(({ text }) => !isHesitation(text)),
            message,
          ),
          confidence: confidence.operation(one),
          span: spanOf(tokens, one),
        }),
      );
      return { operations, ...told };
    },
  };
}

const spanOf = (tokens: readonly ReaderToken[], { from, to }: DecodedOperation): Operation['span'] => ({
  start: tokens[from]?.start ?? 0,
  end: tokens[to - 1]?.end ?? 0,
});

function slotOf(
  message: string,
  tokens: readonly ReaderToken[],
  { from, to, type, isNegated }: DecodedSlot,
  confidence: number,
): Slot {
  const start = tokens[from]?.start ?? 0;
  const end = tokens[to - 1]?.end ?? start;
  const slot: Slot = { type, text: message.slice(start, end), start, end, confidence };
  return isNegated ? { ...slot, isNegated } : slot;
}
