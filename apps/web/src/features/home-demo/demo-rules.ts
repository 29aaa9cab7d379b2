/** Validates the demo's data; the generating command fails when a rule is violated. */
import { type DemoQuery, type HomeDemo, SHOWN_PER_QUERY, STYLE_QUERY } from './home-demo-data.ts';

/** At 100 ms per letter, a longer query would leave too little of its ten seconds for the answer. */
const LONGEST_QUERY = 40;
const FEWEST_QUERIES = 3;

/** @returns one sentence per violated rule; empty when all hold. */
export function brokenRules({ queries, catalogueSize }: HomeDemo): string[] {
  return [
    ...unless(queries.length >= FEWEST_QUERIES, `The demo needs ${FEWEST_QUERIES} queries or more.`),
    ...unless(new Set(queries.map(({ id }) => id)).size === queries.length, 'Two queries share an id.'),
    ...unless(catalogueSize > 0, 'The catalogue is empty.'),
    ...queries.flatMap(brokenRulesOf),
  ];
}

function brokenRulesOf(entry: DemoQuery, place: number): string[] {
  const { query, understood, foundBefore, foundAfter, productsBefore, productsAfter } = entry;
  const isSame = productsBefore.map(({ id }) => id).join() === productsAfter.map(({ id }) => id).join();
  const isStyle = place === STYLE_QUERY;
  return [
    ...unless(query.length <= LONGEST_QUERY, `“${query}” has more than ${LONGEST_QUERY} letters.`),
    ...unless(understood.length > 0, `Nothing was understood of “${query}”.`),
    ...unless(productsAfter.length === SHOWN_PER_QUERY, `Our search finds too few products for “${query}”.`),
    ...unless(foundAfter >= productsAfter.length, `“${query}” shows more products than were found.`),
    ...unless(!isSame, `Plain keyword search answers “${query}” just like ours.`),
    ...(isStyle
      ? unless(foundBefore === 0 && productsBefore.length === 0, `Plain keyword search finds something for “${query}”.`)
      : unless(
          foundBefore >= SHOWN_PER_QUERY && productsBefore.length === SHOWN_PER_QUERY,
          `Plain keyword search finds fewer than ${SHOWN_PER_QUERY} products for “${query}”.`,
        )),
    ...[...productsBefore, ...productsAfter].flatMap(({ id, price, rating, reviews, image }) => [
      ...unless(Number.isFinite(price) && price > 0, `${id} has no price.`),
      ...unless(rating >= 0 && rating <= 5, `${id} has an odd rating.`),
      ...unless(Number.isInteger(reviews) && reviews >= 0, `${id} has an odd number of reviews.`),
      ...unless(image.startsWith('/home/'), `${id} has a picture of elsewhere.`),
    ]),
  ];
}

function unless(holds: boolean, otherwise: string): string[] {
  return holds ? [] : [otherwise];
}
