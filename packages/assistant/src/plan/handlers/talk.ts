/**
 * Handlers of operations without a look-up: pleasantries, small talk, questions about the assistant, another language,
 * an allergy.
 */
import { languageAskedFor } from '../../dialogue/asked-language.ts';
import { labelOfAnyKind } from '../../memory/wishes.ts';
import { allergiesIn } from '../../minds/built-in/slots/allergies.ts';
import { withoutInstructions } from '../../minds/built-in/slots/without-instructions.ts';
import { readWishSlots } from '../../minds/built-in/slots/wish-slots.ts';
import { FREE_FROM_WORDING } from '../../minds/built-in/wording/free-from.ts';
import { TALK_WORDING } from '../../minds/built-in/wording/talk.ts';
import { oneOf } from '../../minds/built-in/wording/wording.ts';
import { WORDINGS } from '../../minds/built-in/wording/wordings.ts';
import { PLAN_WORDING } from '../../say/plan-wording.ts';
import type { Take } from '../turn-plan.ts';
import type { Handler } from './handler.ts';

const say = (content: string): Take =>
  async function* () {
    yield { type: 'text', content };
  };

const pleasantry = (kind: 'greeting' | 'thanks' | 'goodbye'): Handler => ({
  fromPhrases: ({ language, memory }) => say(oneOf(WORDINGS[language][kind], memory.turns)),
});

export const greeting = pleasantry('greeting');
export const thanks = pleasantry('thanks');
export const goodbye = pleasantry('goodbye');

export const help: Handler = { fromPhrases: ({ language, store }) => say(WORDINGS[language].help(store.name)) };

const TALKS = ['howAreYou', 'joke', 'weather', 'offTopic', 'sums', 'rude', 'compliment'] as const;

/** Small talk without a more specific override is left to other handlers. */
export const smallTalk: Handler = {
  fromPhrases: ({ language, memory, store }, topic) => {
    const wording = TALK_WORDING[language];
    if (topic === 'whoAreYou') return say(oneOf(wording.whoAreYou, memory.turns)(store.name));
    const talk = TALKS.find((one) => one === topic);
    return talk ? say(oneOf(wording[talk], memory.turns)) : null;
  },
};

/** Nothing that a shop can answer. */
export const outOfScope: Handler = {
  fromPhrases: (turn, topic = 'offTopic') => smallTalk.fromPhrases?.(turn, topic) ?? null,
};

/** Instructions in a message have no effect; a request beside them is still answered. */
export const instructions: Handler = {
  fromPhrases: ({ message, language, memory, store, answer }) => {
    const wording = TALK_WORDING[language];
    const rest = withoutInstructions(message);
    if (rest === '' || !readWishSlots(rest, language, store.currency.code).namesProduct) {
      return say(oneOf(wording.unmoved, memory.turns));
    }
    return async function* () {
      yield { type: 'text', content: wording.unmovedButHelpful };
      if (answer) yield* answer(rest);
    };
  },
};

/** "In Georgian" said in Georgian is about the things. */
export const language: Handler = {
  fromSlots: async ({ turn, reading }) => {
    const asked = languageAskedFor(reading);
    if (asked === reading.language) return null;
    const { speaks, speaksOnly } = PLAN_WORDING[turn.language];
    return say(asked === null ? speaksOnly : speaks);
  },
};

/** "I have a nut allergy", and nothing that is looked for. */
export const avoid: Handler = {
  fromPhrases: (turn) => {
    const { message, typed, memory, store, language: current } = turn;
    const said = typed ?? message;
    if (memory.wishes !== null || store.kind === 'pharmacy' || allergiesIn(said).length === 0) return null;
    const { namesProduct, words } = readWishSlots(message, current, store.currency.code);
    if (namesProduct || words !== '') return null;
    const labels = allergiesIn(said).map((value) => labelOfAnyKind(value, current));
    return say(FREE_FROM_WORDING[current].noted(labels.join(WORDINGS[current].comma)));
  },
};
