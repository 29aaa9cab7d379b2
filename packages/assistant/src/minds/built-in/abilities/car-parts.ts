/**
 * Finds parts for a car. The car is stored for the rest of the conversation. A part fits only if its data name the car;
 * what the data do not state (usually the year) is said.
 */
import { labelOf } from '@quarry/language';
import type { Car } from '../../../memory/advice.ts';
import type { Wishes } from '../../../memory/memory.ts';
import type { ReplyPiece } from '../../../reply-piece.ts';
import type { FoundProducts } from '../../../tools/store-tools.ts';
import type { Turn } from '../../mind.ts';
import type { WishSlots } from '../slots/wish-slots.ts';
import { ADVICE_WORDING } from '../wording/advice.ts';
import { oneOf } from '../wording/wording.ts';
import { WORDINGS } from '../wording/wordings.ts';
import { answerFinding } from './find.ts';
import { lookFor, searchPage } from './look-for.ts';
import { withoutAnySide } from '../slots/sides.ts';
import { countOf, describeWish, showProducts } from './show-products.ts';

const CAR = 'car_model';

export async function* findCarPart(
  turn: Turn,
  { wish, car: named }: { wish: WishSlots | null; car: Car | null },
): AsyncGenerator<ReplyPiece> {
  const { language, memory } = turn;
  const wording = ADVICE_WORDING[language];
  const car = merged(memory.advice.car, named);
  memory.advice.car = car;
  const asked = wish ? wishesOf(wish) : withoutCar(memory.wishes);
  if (!asked) {
    if (car) yield* noteCar(turn, car);
    return;
  }

  yield { type: 'step', content: WORDINGS[language].steps.searching };
  const finding = await lookFor(turn, asked);
  if (!('found' in finding) || !dependsOnCar(finding.found)) return yield* answerFinding(turn, asked, finding);
  if (!car || (!car.model && !car.make)) return yield* askForCar(turn, asked, finding);

  const wishes = finding.wishes;
  const models = modelsOf(car, finding.found);
  const fitting = models.length > 0 ? await searchPage(turn, withCar(wishes, models), 1) : null;
  if (fitting && fitting.total > 0) {
    const count = countOf(fitting.total, turn);
    const opening = [
      oneOf(wording.carFits, memory.turns)({ car: carName({ ...car, year: null }, turn), count }),
      ...(car.year !== null && !namesYear(fitting, car.year) ? [wording.yearNotNamed(String(car.year))] : []),
    ].join(' ');
    return yield* showProducts(turn, { found: fitting, wishes: withCar(wishes, models), page: 1, opening });
  }

  // Of this car there may be the rear ones only: the car is never let go of.
  const anySide = models.length > 0 ? await searchPage(turn, withCar(withoutSide(wishes, turn), models), 1) : null;
  if (anySide && anySide.total > 0 && fitsPart(anySide, finding.found)) {
    const opening = wording.notOfThisKind({
      car: carName({ ...car, year: null }, turn),
      wish: describeWish(asked, turn),
      count: countOf(anySide.total, turn),
    });
    const page = { found: anySide, wishes: withCar(withoutSide(wishes, turn), models), page: 1, opening };
    return yield* showProducts(turn, page);
  }

  // Nothing names this car. What names none may still be right; what names another is not.
  const forAny = finding.found.documents.filter(({ metadata }) => metadata.attributes[CAR] === undefined);
  const opening = wording.noneForCar(carName({ ...car, year: null }, turn));
  if (forAny.length === 0) {
    yield { type: 'text', content: opening };
    yield { type: 'docs', content: { documents: [] } };
    return;
  }
  const found = { ...finding.found, documents: forAny, total: forAny.length };
  yield* showProducts(turn, { found, wishes, page: 1, opening: `${opening} ${wording.forAnyCar}` });
}

/** Only the car is known: shows products that name it, and asks for the part. */
async function* noteCar(turn: Turn, car: Car): AsyncGenerator<ReplyPiece> {
  const opening = ADVICE_WORDING[turn.language].carNoted(carName(car, turn));
  const wishes: Wishes = { words: '', said: '', filters: {}, sort: 'rating' };
  const found = car.model ? await searchPage(turn, withCar(wishes, [car.model]), 1) : null;
  if (!found || found.total === 0) return yield { type: 'text', content: opening };
  const page = { found, wishes: withCar(wishes, [car.model ?? '']), page: 1, opening, about: 'category' };
  yield* showProducts(turn, page);
}

/** Shows what there is, and asks for the car once. */
async function* askForCar(
  turn: Turn,
  asked: Wishes,
  finding: Exclude<Awaited<ReturnType<typeof lookFor>>, { kind: 'nothing' }>,
): AsyncGenerator<ReplyPiece> {
  const { memory, language } = turn;
  if (memory.advice.carAsked) return yield* answerFinding(turn, asked, finding);
  memory.advice.carAsked = true;
  memory.advice.asked = 'car';
  yield* answerFinding(turn, asked, finding, { question: ADVICE_WORDING[language].askCar, about: CAR });
}

/** The request without the car and without words that only the data explain (the side, the material). */
function withoutSide(wishes: Wishes, { language }: Turn): Wishes {
  const { attributes: _attributes, ...filters } = wishes.filters;
  const words = withoutAnySide(wishes.words, language);
  return { ...wishes, words, said: words, filters };
}

/** The same kind of part as was asked for, not a substitute. */
function fitsPart({ documents }: FoundProducts, asked: FoundProducts): boolean {
  const kinds = new Set(asked.documents.map(({ metadata }) => metadata.category));
  return documents.some(({ metadata }) => kinds.has(metadata.category));
}

/** The data of these products name the car that they fit. */
function dependsOnCar({ documents, facets = [] }: FoundProducts): boolean {
  return (
    documents.some(({ metadata }) => metadata.attributes[CAR] !== undefined) ||
    facets.some(({ key, values }) => key === CAR && values.length > 0)
  );
}

/** The model, or of a make alone all its models that the found products name. */
function modelsOf({ make, model }: Car, { documents, facets = [] }: FoundProducts): string[] {
  if (model) return [model];
  const named = [
    ...(facets.find(({ key }) => key === CAR)?.values ?? []).map(({ value }) => value),
    ...documents.flatMap(({ metadata }) => metadata.attributes[CAR] ?? []),
  ];
  return [...new Set(named)].filter((value) => value.startsWith(`${make} `));
}

function withCar(wishes: Wishes, models: readonly string[]): Wishes {
  const [only] = models;
  const value = models.length === 1 && only ? only : [...models];
  return { ...wishes, filters: { ...wishes.filters, attributes: { ...wishes.filters.attributes, [CAR]: value } } };
}

function withoutCar(wishes: Wishes | null): Wishes | null {
  if (!wishes) return null;
  const { [CAR]: _car, ...attributes } = wishes.filters.attributes ?? {};
  const { attributes: _attributes, ...filters } = wishes.filters;
  return { ...wishes, filters: { ...filters, ...(Object.keys(attributes).length > 0 && { attributes }) } };
}

function namesYear({ documents }: FoundProducts, year: number): boolean {
  return documents.every(({ metadata }) =>
    [metadata.title, metadata.description, JSON.stringify(metadata.attributes)].some((text) =>
      text.includes(String(year)),
    ),
  );
}

/** What was said last counts; a make without a model forgets the model of another make. */
function merged(held: Car | null, named: Car | null): Car | null {
  if (!named) return held;
  if (!held || (named.make !== null && named.make !== held.make)) return named;
  return { make: named.make ?? held.make, model: named.model ?? held.model, year: named.year ?? held.year };
}

/** `Toyota Corolla, 2015`, in the letters of the reader. */
function carName({ make, model, year }: Car, { language }: Turn): string {
  const name = model ? labelOf('car_model', model, language) : make ? labelOf('car_make', make, language) : '';
  const written = name.replace(/(?<!\p{L})\p{Ll}/gu, (letter) =>
    /\p{Script=Latin}/u.test(letter) ? letter.toUpperCase() : letter,
  );
  return year === null ? written : `${written}, ${year}`;
}

function wishesOf({ words, said, filters }: WishSlots): Wishes {
  return { words, said, filters, sort: 'relevance' };
}
