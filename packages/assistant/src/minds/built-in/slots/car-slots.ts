/** Finds the car in a message: make, model and year. The caller decides whether cars are relevant. */
import { conceptsIn, widerThan } from '@quarry/language';
import type { Car } from '../../../memory/advice.ts';
import { asciiDigits } from '../../../words/numbers-in.ts';

/** Cars on the road; a number outside of these is something else. */
const YEAR =
  /(?<![\p{L}\p{N}])(19[89]\d|20[0-3]\d)(?![\p{N}])(?:\s*(?:წლის|წელი|model|سنة|موديل|-ci il|-cı il|-cu il|-cü il|il))?/u;

export interface CarSlots {
  car: Car;
  /** The message without the words that name the car. */
  rest: string;
}

export function readCar(message: string): CarSlots | null {
  const text = asciiDigits(message);
  const found = conceptsIn(text).filter(({ concept }) => concept.kind === 'car_model' || concept.kind === 'car_make');
  const model = found.find(({ concept }) => concept.kind === 'car_model')?.concept;
  const make = found.find(({ concept }) => concept.kind === 'car_make')?.concept;
  const year = YEAR.exec(text);
  if (!model && !make) return null;

  const makeOfModel = model ? widerThan(model).find(({ kind }) => kind === 'car_make')?.value : undefined;
  return {
    car: {
      make: makeOfModel ?? make?.value ?? model?.value.split(' ')[0] ?? null,
      model: model?.value ?? null,
      year: year ? Number(year[1]) : null,
    },
    rest: cutOut(text, [...found, ...(year ? [{ start: year.index, end: year.index + year[0].length }] : [])]),
  };
}

/** A year by itself, as the answer to "which year?". */
export function readYear(message: string): number | null {
  const year = YEAR.exec(asciiDigits(message));
  return year ? Number(year[1]) : null;
}

function cutOut(text: string, parts: readonly { start: number; end: number }[]): string {
  let left = text;
  for (const { start, end } of [...parts].sort((one, other) => other.start - one.start)) {
    left = `${left.slice(0, start)} ${left.slice(end)}`;
  }
  return left.replace(/\s+/g, ' ').trim();
}
