/**
 * The mind that uses a language model. The model selects the tools; its text passes the guard sentence by sentence; the
 * cards come from tool results. If the model fails, or the guard removes most of its text, the built-in mind answers
 * the message instead. Some messages are never sent to a model: questions about doses, and quick replies, which have
 * exactly one meaning. Messages about danger are answered before any mind.
 */
import { createTextGuard } from '../../guard/guard-text.ts';
import { changeWishes, type Memory, putOnTable, toShown } from '../../memory/memory.ts';
import type { ReplyPiece } from '../../reply-piece.ts';
import type { TurnTrace } from '../../turn-trace.ts';
import { foldText } from '../../words/fold-text.ts';
import { medicineAdvice } from '../built-in/abilities/medicine-advice.ts';
import { offer, setsFor } from '../built-in/abilities/offers.ts';
import { WORDINGS } from '../built-in/wording/wordings.ts';
import type { Mind, Turn } from '../mind.ts';
import { type ChatModel, type ModelMessage, ModelUnavailable } from './chat-model.ts';
import { factsSoFar, newestTurns } from './conversation-so-far.ts';
import { maskPersons } from './mask-persons.ts';
import { MODEL_PAGE, modelTools } from './model-tools.ts';
import { createShown, type Shown } from './shown-by-tools.ts';
import type { StoreProfile } from './store-profile.ts';
import { systemPrompt } from './system-prompt.ts';
import { toldBy } from '../../plan/readings.ts';

const MAX_STEPS = 6;
/** Letters that a model says at most before it looks something up; a longer text is the answer. */
const LONGEST_ANNOUNCEMENT = 200;
/** Letters of a reply after which no further piece is waited for. */
const LONGEST_REPLY = 4000;
/** So many lies, and more lies than truth: the rest is not waited for. */
const LIES_TO_GIVE_UP = 3;
const OWN_MATTERS: ReadonlySet<string> = new Set(['medicine', 'quick-reply', 'department', 'other-choices']);
/** A text with one of these already refers the shopper to a professional. */
const SENDS_TO_PHARMACIST = /pharmac|doctor|ფარმაცევტ|ექიმ|eczac|doktor|hekim|صيدل|طبيب/u;

export interface ModelMindParts {
  chatModel: ChatModel;
  fallback: Mind;
  trace: Pick<TurnTrace, 'mind' | 'fallback' | 'tokens' | 'removedSentences'>;
  /** What the store sells and keeps; never rejects. */
  profile: () => Promise<StoreProfile>;
  onError: OnError;
}

export type OnError = (message: string, error: unknown) => void;

export function createModelMind(parts: ModelMindParts): Mind {
  const { fallback, trace } = parts;
  return {
    async *reply(turn) {
      if (isOwnMatter(turn)) {
        trace.mind = 'built-in';
        return yield* fallback.reply(turn);
      }
      turn.decide?.({ by: 'model', what: 'whole message' });
      const before = structuredClone(turn.memory);
      let said = '';
      const speaker: Speaker = {
        speak(text) {
          said += text;
          return { type: 'text', content: text };
        },
        said: () => said,
      };

      try {
        const isAnswer = yield* converse(turn, parts, speaker);
        if (isAnswer && said.trim() !== '') return;
        trace.fallback = said.trim() === '' ? 'no-answer' : 'untrue';
      } catch (error) {
        if (turn.signal.aborted) throw error;
        trace.fallback = error instanceof ModelUnavailable ? error.reason : 'failed';
      }

      // What was proven stays proven; the rest of the attempt is forgotten.
      const { proven } = turn.memory.orders;
      restore(turn.memory, before);
      turn.memory.orders.proven = proven;
      if (said.trim() !== '') yield { type: 'text', content: '\n\n' };
      yield* fallback.reply(turn);
    },
  };
}

interface Speaker {
  speak(text: string): ReplyPiece;
  said(): string;
}

function isOwnMatter(turn: Turn): boolean {
  const told = toldBy(turn);
  return told !== null && OWN_MATTERS.has(told);
}

/** @returns false when more of the answer was left out than said. */
async function* converse(
  turn: Turn,
  { chatModel, trace, profile, onError }: ModelMindParts,
  { speak, said }: Speaker,
): AsyncGenerator<ReplyPiece, boolean> {
  const { store, ledger, signal, conversationId } = turn;
  const shown = createShown();
  // From the shop's settings, so it is a grounded fact.
  ledger.addCount(Number(store.emergency_number));
  const guard = createTextGuard(ledger, store.currency.sign);
  const events = chatModel.converse({
    ...promptOf(turn, chatModel, await profile()),
    tools: modelTools(turn, shown, onError),
    maxSteps: MAX_STEPS,
    storeId: store.id,
    conversationId,
    signal,
  });

  // What a model says before it has looked anything up ("Let me see…") is held back while it is short: if a tool call
  // follows, it was no answer; if none does, or it grows longer, it is one.
  let held: string | null = '';
  /** The texts of two steps are paragraphs. */
  let isNewStep = false;
  const say = function* (text: string): Generator<ReplyPiece> {
    const allowed = guard.push(isNewStep ? `\n\n${text}` : text);
    isNewStep = false;
    if (allowed !== '') yield speak(allowed);
  };
  /** What a step said last is complete, though no space follows it. */
  const endStep = function* (): Generator<ReplyPiece> {
    const last = guard.finish();
    if (last !== '') yield speak(last);
    isNewStep = said() !== '';
  };
  const isLost = (): boolean => guard.removed >= LIES_TO_GIVE_UP && guard.hasLostMost;

  try {
    for await (const event of events) {
      signal.throwIfAborted();
      switch (event.type) {
        case 'text':
          if (held === null) yield* say(event.text);
          else {
            held += event.text;
            if (held.length <= LONGEST_ANNOUNCEMENT) break;
            yield* say(held);
            held = null;
          }
          break;
        case 'tool':
          if (held === null) yield* endStep();
          else held = '';
          yield { type: 'step', content: stepFor(event.name, turn) };
          break;
        case 'step-end':
          shown.endStep();
          if (held) yield* say(held);
          held = null;
          yield* endStep();
          break;
        case 'tokens':
          trace.tokens += event.tokens;
      }
      if (isLost()) return false;
      // Maximum length of the model's text; the rest is dropped.
      if (said().length > LONGEST_REPLY) break;
    }
    if (held) yield* say(held);
    const last = said().length > LONGEST_REPLY ? '' : guard.finish();
    if (last !== '') yield speak(last);
  } finally {
    trace.removedSentences += guard.removed;
  }
  // A reply of which the guard left nothing, or little, is no reply; the built-in mind then shows its own cards.
  if (guard.hasLostMost || said().trim() === '') return false;
  yield* advice(turn, shown, said());
  yield* cards(turn, shown);
  return true;
}

/** The prompt for the model. It does not identify the shopper. */
function promptOf(turn: Turn, { seesImages = false }: ChatModel, profile: StoreProfile) {
  const { store, language, memory, history, message, tools, images = [] } = turn;
  const { phoneEnding, proven, pending } = memory.orders;
  // Four digits that are an order's number too stay: the order could not be asked about.
  const ending = phoneEnding !== null && ![...proven, pending].includes(phoneEnding) ? phoneEnding : null;
  const isSeen = images.length > 0 && seesImages;
  const isSearchable = images.length > 0 && !isSeen && tools.findByPictures !== undefined;
  const pictures = isSeen ? ('seen' as const) : isSearchable ? ('searchable' as const) : ('none' as const);
  const asked: ModelMessage = {
    role: 'user',
    content: maskPersons(message, ending),
    ...(isSeen && { images }),
  };
  return {
    system: systemPrompt({ store, profile, language, soFar: factsSoFar(memory), pictures }),
    messages: [...newestTurns(history, ending), asked],
  };
}

/** Replies with medicines always name a pharmacist or doctor to ask, independent of the model's text. */
function* advice(turn: Turn, shown: Shown, said: string): Generator<ReplyPiece> {
  const documents = shown.list()?.documents ?? [];
  const sentence = medicineAdvice(turn, documents)?.text ?? null;
  if (sentence !== null && !SENDS_TO_PHARMACIST.test(foldText(said))) yield { type: 'text', content: ` ${sentence}` };
}

function* cards(turn: Turn, shown: Shown): Generator<ReplyPiece> {
  const { memory, language } = turn;
  const list = shown.list();
  const orders = shown.orders();
  const documents = [...(list?.documents ?? [])];
  const wishes = list?.wishes ?? null;
  if (list) {
    const page = wishes ? (list.page ?? 1) : 0;
    if (wishes) changeWishes(memory, wishes);
    putOnTable(memory, { products: documents.map(toShown), page, total: list.total });
    memory.buttonSet = 0;
    yield { type: 'docs', content: { documents } };
  }
  if (orders.length > 0) yield { type: 'orders', content: { result: orders } };
  if (list?.found && wishes) {
    const [set] = setsFor(turn, list.found, wishes);
    const buttons = set ? offer(turn, set, wishes) : [];
    if (list.total > (list.page ?? 1) * MODEL_PAGE) buttons.push(WORDINGS[language].buttonMore);
    if (buttons.length > 0) yield { type: 'buttons', content: buttons };
  }
}

function stepFor(tool: string, { language }: Turn): string {
  const { steps } = WORDINGS[language];
  if (tool === 'order_status') return steps.order;
  return tool === 'shop_facts' || tool === 'hand_over' ? steps.shop : steps.searching;
}

function restore(memory: Memory, before: Memory): void {
  Object.assign(memory, before);
}
