/** Talk that is no wish: instructions that nobody follows, the wish for a person, a complaint, small talk, anger. */
import { foldText } from '../../../words/fold-text.ts';
import type { PhraseList } from '../../../words/phrases.ts';
import type { Turn } from '../../mind.ts';
import { OWN_PHRASES, PHRASES } from '../phrases/phrase-books.ts';
import { COMPLAINT } from '../phrases/complaints.ts';
import { HAND_OVER } from '../phrases/hand-over.ts';
import { INJECTION } from '../phrases/hidden-instructions.ts';
import { COMPLIMENT, RUDE, THANKING } from '../phrases/moods.ts';
import { OFF_TOPIC } from '../phrases/off-topic.ts';
import { HOW_ARE_YOU, JOKE, WEATHER, WHO_ARE_YOU } from '../phrases/small-talk.ts';
import { readOrderSlots } from '../slots/order-slots.ts';
import { readWishSlots } from '../slots/wish-slots.ts';

export type TalkKind =
  | 'thanks'
  | 'goodbye'
  | 'howAreYou'
  | 'whoAreYou'
  | 'joke'
  | 'weather'
  | 'offTopic'
  | 'sums'
  | 'rude'
  | 'compliment';

export type TalkIntent =
  | { kind: 'hand-over' }
  | { kind: 'complaint' }
  | { kind: 'instructions'; rest: string }
  | { kind: 'talk'; talk: TalkKind };

/** Thanks and farewells with a few words more: "thanks, you have been lovely". */
const LONGEST_THANKS = 6;
const LONGEST_OUTBURST = 4;

/** "2+2", "what is 12 x 7", "15 plus 3": signs that no size, tyre or telephone number has. */
const SUM =
  /(?:^|\s)\d+(?:[.,]\d+)?\s*(?:\+|\*|×|÷|(?:x|х)(?=\s*\d+\s*(?:=|\?|$))|plus|minus|times|divided by|პლუს|მინუს|გამრავლებული|artı|eksi|çarpı|bölü|زائد|ناقص|ضرب|üstəgəl|çıxılsın|vurulsun)\s*\d+(?:[.,]\d+)?\s*(?:=|\?|$|\s)/iu;
const ASKS_SUM =
  /(?:what is|what's|how much is|calculate|solve|რამდენია|რა არის|kaç eder|kaç|hesapla|كم|احسب|neçə|neçədir|hesabla|=|\+|\*|×|÷)/iu;

/** "Your prices are a joke" wants none. */
const CALLED_A_JOKE = /(?<!\p{L})(?:is|are|was|were|what)(?: such| just| really)? a joke(?!\p{L})/u;

/** Asks for somebody. */
const WHO =
  /^(?:who|ვინ|kim|من|مين)(?!\p{L})|(?<!\p{L})(?:(?:kimdir|kim)[?!.\s]*$|kim (?:kazan|ud|qazan|kazand)\p{L}*)/u;

/** Where one sentence or thought of a message ends. */
const BREAK =
  /[.!?;:\n،؛]+|,(?=\s)|\s+(?:and then|and|then|but|და|მერე|ve sonra|ve|sonra|ama|ثم|və sonra|və|amma)\s+|\s+(?=و(?:أرني|اعرض|ابحث|أعطني))/giu;

/** Talk by the whole message, in the order in which it is looked for. */
const WHOLE: readonly [TalkKind, PhraseList][] = [
  ['howAreYou', HOW_ARE_YOU],
  ['whoAreYou', WHO_ARE_YOU],
  ['joke', JOKE],
  ['weather', WEATHER],
  ['compliment', COMPLIMENT],
  ['rude', RUDE],
];
/** Talk that is recognised inside a longer message too, as long as it names no product. */
const INSIDE: readonly [TalkKind, PhraseList][] = [
  ['whoAreYou', WHO_ARE_YOU],
  ['weather', WEATHER],
  ['joke', JOKE],
  ['offTopic', OFF_TOPIC],
  ['rude', RUDE],
  ['compliment', COMPLIMENT],
  ['howAreYou', HOW_ARE_YOU],
];

export function readTalk({ message, language, store, memory }: Turn, folded: string): TalkIntent | null {
  if (INJECTION.in(folded)) return { kind: 'instructions', rest: withoutInstructions(message) };

  const own = OWN_PHRASES[language];
  const bare = foldText(own.unsaid.removeFrom(PHRASES.thanks.removeFrom(PHRASES.greetings.removeFrom(message)))).trim();
  const whole = WHOLE.find(([, list]) => list.isAllOf(folded) || (bare !== '' && list.isAllOf(bare)));
  if (whole) return { kind: 'talk', talk: whole[0] };

  // A few words of anger are anger, even where one of them is a thing: Georgian `ბოტი` is a bot and a boot.
  const count = folded.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  if (RUDE.in(folded) && count <= LONGEST_OUTBURST) return { kind: 'talk', talk: 'rude' };

  const { namesProduct, unexplained, hasMeaning } = readWishSlots(message, language, store.currency.code);
  if (HAND_OVER.in(folded) && !namesProduct) return { kind: 'hand-over' };
  // "I need a new battery, mine stopped working" is a wish.
  const isWish = namesProduct && own.around.removeFrom(message) !== message.replace(/\s+/g, ' ').trim();
  const { number, email, phoneEnding } = readOrderSlots(message, { numberPending: memory.orders.pending !== null });
  if (COMPLAINT.in(folded) && !isWish && !(number && (email || phoneEnding))) return { kind: 'complaint' };
  if (SUM.test(message) && ASKS_SUM.test(message)) return { kind: 'talk', talk: 'sums' };

  const isWishless = !namesProduct && (unexplained.length > 0 || !hasMeaning);
  if (count <= LONGEST_THANKS && isWishless && !PHRASES.thanks.isAllOf(folded)) {
    if (PHRASES.goodbye.in(folded)) return { kind: 'talk', talk: 'goodbye' };
    if (THANKING.in(folded)) return { kind: 'talk', talk: 'thanks' };
  }

  const inside = INSIDE.find(([talk, list]) => list.in(folded) && !(talk === 'joke' && CALLED_A_JOKE.test(folded)));
  // "Who won the cup?" asks for no cup.
  const asksWho = WHO.test(folded) && inside?.[0] === 'offTopic';
  return inside && (asksWho || !namesProduct) ? { kind: 'talk', talk: inside[0] } : null;
}

/** The thoughts of the message that are no instructions. */
function withoutInstructions(message: string): string {
  return message
    .split(BREAK)
    .filter((thought) => thought && thought.trim() !== '' && !INJECTION.in(foldText(thought)))
    .join(', ')
    .trim();
}
