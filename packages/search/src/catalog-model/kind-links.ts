/**
 * Links of kinds to concepts of the lexicon, each with a probability from independent evidence:
 *
 *   p = 1 − Π (1 − weight × strength)   over: the name is a form of the concept, its head is one, heads of members name the
 *                                       concept (share of members, smoothed), the shop's canonical category is it (share)
 *
 * halved where only the name supports the concept and the names of members support others: "Keys" of a music shop are
 * keyboards. Also halved where members belong to categories of other trades: tablets of a pharmacy are not computers.
 */
import { type Concept, conceptOf, widerThan } from '@quarry/language';
import { type ConceptLink, MIN_LINK } from './kind.ts';
import type { WordMeanings } from './word-meaning.ts';

const BY_NAME = 0.8;
const BY_NAME_PART = 0.6;
/** A word of another language than the shop's may be another word in this one. */
export const FOREIGN = 0.5;
const BY_HEAD_OF_NAME = 0.35;
const BY_MEMBERS = 0.75;
const BY_CANONICAL = 0.9;
const CONTRADICTED = 0.4;
/** The share of members that is filed under categories of other trades, from which on a name is another word. */
const FILED_ELSEWHERE = 0.8;
/** A field with fewer kinds of the shop than this share of another's is not what an ambiguous name is of. */
const MIN_SHARE_OF_FIELD = 0.05;
/** The minimum number of kinds from which the shop's trade is inferred. */
const MIN_KINDS_OF_FIELD = 4;
/** Added to the number of members, so that a single member is weaker evidence than many. */
const SMOOTHING = 1;
/** Minimum number of members with a known head that may contradict a name. */
const MIN_MEMBERS = 4;
const MAX_LINKS = 4;

export interface KindEvidence {
  /** Names, the whole ones first. */
  names: readonly string[];
  /** By concept: members whose own name is it; those of which only the head word is, `controller` of `midi controller`, count half. */
  memberConcepts: ReadonlyMap<string, number>;
  /** Members whose own name is any concept. */
  namedMembers: number;
  /** Members at all. */
  members: number;
  /** By canonical category: members that have it. */
  canonical: ReadonlyMap<string, number>;
}

/** Probable concepts, most likely first, none below `MIN_LINK`. */
export function linkKind(evidence: KindEvidence, meanings: WordMeanings): ConceptLink[] {
  const doubt = new Map<string, number>();
  const named = new Map<string, Concept>();
  const weigh = (id: string, strength: number) => doubt.set(id, (doubt.get(id) ?? 1) * (1 - Math.min(0.98, strength)));
  evidence.names.forEach((name, place) => {
    const { things, headThings, isForeign } = meanings.of(name);
    const trust = isForeign ? FOREIGN : 1;
    for (const concept of things) named.set(concept.id, concept);
    for (const { id } of things) weigh(id, trust * (place === 0 ? BY_NAME : BY_NAME_PART));
    if (things.length === 0) for (const { id } of headThings) weigh(id, BY_HEAD_OF_NAME);
  });
  const ofMembers = withWider(evidence.memberConcepts, named);
  for (const [id, count] of ofMembers) weigh(id, BY_MEMBERS * (count / (evidence.members + SMOOTHING)));
  for (const [id, count] of evidence.canonical) weigh(id, BY_CANONICAL * (count / Math.max(1, evidence.members)));

  const links = [...doubt].map(([id, left]) => {
    const isContradicted =
      evidence.namedMembers >= MIN_MEMBERS &&
      evidence.namedMembers > evidence.members / 3 &&
      !ofMembers.has(id) &&
      !evidence.canonical.has(id);
    const isDoubted = isContradicted || isFiledElsewhere(id, evidence);
    return { id, probability: round((1 - left) * (isDoubted ? CONTRADICTED : 1)) };
  });
  return links
    .filter(({ probability }) => probability >= MIN_LINK)
    .sort((a, b) => b.probability - a.probability || (a.id < b.id ? -1 : 1))
    .slice(0, MAX_LINKS);
}

function conceptWith(id: string): Concept | undefined {
  const [kind = '', value = ''] = id.split(':');
  return conceptOf(kind, value);
}

/** The trade of a concept; undefined where it is at home in several. */
function tradeOf(id: string): Concept['trade'] {
  const concept = conceptWith(id);
  return concept?.trade ?? (concept && widerThan(concept).find(({ trade }) => trade !== undefined)?.trade);
}

/** What a concept is among at the widest: its trade, or else the id of what is wider than all above it. */
function fieldOf(id: string): string {
  let concept = conceptWith(id);
  for (let step = 0; step < MAX_STEPS && concept !== undefined; step++) {
    if (concept.trade !== undefined) return concept.trade;
    const [above] = widerThan(concept);
    if (above === undefined) return concept.id;
    concept = above;
  }
  return concept?.id ?? id;
}

function isFiledElsewhere(id: string, { canonical, members }: KindEvidence): boolean {
  const own = tradeOf(id);
  if (own === undefined) return false;
  let elsewhere = 0;
  for (const [category, count] of canonical) {
    const trade = tradeOf(category);
    if (trade !== undefined && trade !== own) elsewhere += count;
  }
  return elsewhere >= FILED_ELSEWHERE * Math.max(1, members);
}

/**
 * Resolves names that are used in several trades by the shop's other kinds: notebooks beside pens are paper, beside
 * monitors computers.
 * @param links of all kinds of a catalogue, changed in place.
 */
export function settleAmbiguous(links: readonly ConceptLink[][]): void {
  const kindsOf = new Map<string, number>();
  const fieldsOf = links.map((list) => new Set(list.map(({ id }) => fieldOf(id))));
  for (const fields of fieldsOf) {
    const [only, ...more] = fields;
    if (only !== undefined && more.length === 0) kindsOf.set(only, (kindsOf.get(only) ?? 0) + 1);
  }
  links.forEach((list, place) => {
    if ((fieldsOf[place]?.size ?? 0) < 2) return;
    const countOf = ({ id }: ConceptLink) => kindsOf.get(fieldOf(id)) ?? 0;
    const most = Math.max(...list.map(countOf));
    if (most < MIN_KINDS_OF_FIELD) return;
    for (const link of list) {
      if (countOf(link) < MIN_SHARE_OF_FIELD * most) link.probability = round(link.probability * CONTRADICTED);
    }
    list.sort((a, b) => b.probability - a.probability || (a.id < b.id ? -1 : 1));
  });
}

/** A member that is an acoustic guitar is a guitar: it is evidence for the wider concepts of the kind's name too. */
function withWider(counts: ReadonlyMap<string, number>, named: ReadonlyMap<string, Concept>): Map<string, number> {
  const all = new Map(counts);
  for (const [id, concept] of named) {
    let below = 0;
    for (const [member, count] of counts) if (member !== id && isBelow(member, concept)) below += count;
    if (below > 0) all.set(id, (all.get(id) ?? 0) + below);
  }
  return all;
}

const MAX_STEPS = 4;

function isBelow(id: string, wider: Concept): boolean {
  let level: Concept[] = [{ ...wider, id }];
  for (let step = 0; step < MAX_STEPS && level.length > 0; step++) {
    level = level.flatMap((one) => widerThan(one));
    if (level.some((one) => one.id === wider.id)) return true;
  }
  return false;
}

function round(probability: number): number {
  return Math.round(probability * 1000) / 1000;
}
