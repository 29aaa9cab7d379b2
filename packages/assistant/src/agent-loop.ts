/**
 * The assistant's turn loop. It yields a progress line first, checks the message for danger, stores allergies that the
 * shopper states, lets a mind use the store's tools, and passes every piece through the guard. Tools, dialogue state
 * and guard are the same for all minds.
 */
import type { Language, StoreSettings } from '@quarry/contract';
import { detectLanguage } from '@quarry/language';
import { answerToDanger } from './danger/answer-danger.ts';
import { rememberMedicineAllergies } from './danger/medicine-allergies.ts';
import { medicineText } from './danger/medicine-rules.ts';
import { leftOutText, medicineWarning, relatedAllergyText, withoutUnsafeMedicines } from './danger/medicine-safety.ts';
import { guardPiece } from './guard/guard-pieces.ts';
import { createLedger } from './guard/ledger.ts';
import { arriveAt } from './memory/arrive-at.ts';
import { type Memory, noteSpokenOf, readMemory } from './memory/memory.ts';
import { createBuiltInMind } from './minds/built-in/built-in-mind.ts';
import { languageAskedFor } from './dialogue/asked-language.ts';
import { readingContextOf } from './dialogue/reading-context.ts';
import { inEnglish, isRussian, RUSSIAN_NOTE } from './phrases/russian-words.ts';
import { createReader, type Reader } from './reader/reader.ts';
import { lookingAtPictures } from './minds/built-in/look-at-pictures.ts';
import { avoidedAfter } from './minds/built-in/slots/allergies.ts';
import { readProof } from './minds/built-in/slots/order-slots.ts';
import { WORDINGS } from './minds/built-in/wording/wordings.ts';
import type { EarlierMessage, Turn } from './minds/mind.ts';
import type { ChatModel } from './minds/model/chat-model.ts';
import { createModelMind, type OnError } from './minds/model/model-mind.ts';
import { createStoreProfiles } from './minds/model/store-profile.ts';
import type { ReplyPiece } from './reply-piece.ts';
import type { SentImage } from './sent-image.ts';
import type { StoreTools } from './tools/store-tools.ts';
import { createToolbox } from './tools/toolbox.ts';
import { withoutAvoided } from './tools/without-avoided.ts';
import type { Decision, TurnTrace } from './turn-trace.ts';

/** Attachments that this installation cannot read; the reply says so. */
export interface UnreadAttachments {
  images: boolean;
}

/** The result of transcribing a recording. */
export type Heard =
  | { kind: 'words'; text: string }
  /** No speech was detected. */
  | { kind: 'silence' }
  /** No transcriber supports the language. */
  | { kind: 'nobody-listens' }
  /** Broken, too long, or without audio. */
  | { kind: 'unreadable' }
  /** The transcriber failed. */
  | { kind: 'failed' };

/** The data that a turn loads first. */
export interface LoadedTurn {
  /** The trace's `memory` of the last turn; null for a new conversation. */
  memory: unknown;
  history: readonly EarlierMessage[];
  conversationId: string;
  /** Id of the product whose page the shopper is on. Null or absent: not on such a page. */
  pageProduct?: string | null | undefined;
  /** The store's tools, with names and descriptions in the reply's language. */
  toolsIn(language: Language): StoreTools;
}

export interface TurnRequest {
  message: string;
  store: StoreSettings;
  /** When absent, the language of the message. */
  language?: Language | undefined;
  unread?: UnreadAttachments;
  /** Pictures of this message: passed to a model that accepts images, else searched for, else reported as unread. */
  images?: readonly SentImage[] | undefined;
  /**
   * Transcribes the shopper's recording; called after `load` with the conversation's language. The transcript is
   * appended to the written message. Absent: no recording.
   */
  hear?: ((expected: Language) => Promise<Heard>) | undefined;
  /** Called after the first piece was sent. */
  load: () => Promise<LoadedTurn>;
  signal: AbortSignal;
}

export interface Reply {
  pieces: AsyncGenerator<ReplyPiece>;
  trace: TurnTrace;
}

export interface Assistant {
  reply(request: TurnRequest): Reply;
}

export interface AssistantParts {
  /** Absent: the built-in mind answers everything. */
  chatModel?: ChatModel | undefined;
  /** Reads the operations of a message. Default: the trained reader of this package. */
  read?: Reader['read'];
  /** Called with the name of a failed tool while the model continues. Default: writes to standard error. */
  onError?: OnError;
}

/** One for all assistants: its weights are read once, at the first message. */
const TRAINED = createReader();

export function createAssistant({
  chatModel,
  read = TRAINED.read,
  onError = (message, error) => console.error(message, error),
}: AssistantParts = {}): Assistant {
  const builtIn = lookingAtPictures(createBuiltInMind());
  const profiles = createStoreProfiles();

  return {
    reply(request) {
      const firstGuess = languageOf(request.message, request.language, request.store.default_language, null);
      const trace: TurnTrace = {
        mind: chatModel ? 'model' : 'built-in',
        language: firstGuess,
        memory: null,
        reading: null,
        decided: [],
        calls: [],
        fallback: null,
        tokens: 0,
        removedSentences: 0,
      };

      async function* pieces(): AsyncGenerator<ReplyPiece> {
        const { store, signal, unread, hear, images = [] } = request;
        const { steps } = WORDINGS[firstGuess];
        yield { type: 'step', content: hear ? steps.listening : steps.reading };

        const { memory: stored, history, conversationId, pageProduct = null, toolsIn } = await request.load();
        signal.throwIfAborted();
        const memory = readMemory(stored);
        await arriveAt(memory, pageProduct, toolsIn(memory.language ?? store.default_language));
        const heard = await hear?.(request.language ?? memory.language ?? store.default_language);
        signal.throwIfAborted();
        const typed = readable(withHeard(request.message, heard));
        const inRussian = isRussian(typed);
        const message = inRussian ? inEnglish(typed) : typed;
        const expected = inRussian
          ? 'en'
          : (memory.askedLanguage ?? request.language ?? memory.language ?? store.default_language);
        const reading = read(message, readingContextOf(memory, expected));
        trace.reading = reading;
        const asked = languageAskedFor(reading);
        memory.askedLanguage = asked ?? memory.askedLanguage;
        const chosen = memory.askedLanguage ?? request.language;
        const language =
          asked ?? (inRussian ? 'en' : languageOf(message, chosen, store.default_language, memory.language));
        trace.memory = memory;
        trace.language = language;
        memory.language = language;
        rememberProof(memory, message);
        memory.avoid = avoidedAfter(message, memory.avoid);

        const said = [...history.filter(({ role }) => role === 'shopper').map(({ text }) => text), message];
        const ledger = createLedger({ memory, said, storeName: store.name });
        const leftOut = new Set<string>();
        const tools = withoutUnsafeMedicines(
          withoutAvoided(toolsIn(language), () => memory.avoid),
          () => memory,
          leftOut,
        );
        const toolbox = createToolbox({ tools, ledger, calls: trace.calls, signal });
        const profile = () => profiles.of(store, tools);
        const mind = chatModel ? createModelMind({ chatModel, fallback: builtIn, trace, profile, onError }) : builtIn;
        const isLookedAt = images.length > 0 && (chatModel?.seesImages || tools.findByPictures !== undefined);
        const isUnread = unread?.images || (images.length > 0 && !isLookedAt);

        const turn = {
          message,
          language,
          store,
          memory,
          tools: toolbox,
          ledger,
          history,
          ...(isLookedAt && { images }),
          conversationId,
          signal,
          reading,
          decide: (decision: Decision) => trace.decided.push(decision),
        };
        // Help in danger and warnings of medicines precede everything else and are never left to a model.
        const wish = rememberMedicineAllergies(memory, message);
        const warning = medicineWarning({ ...turn, message: wish });
        const help = message.trim() === '' ? null : answerToDanger(turn, warning !== null);
        if ((help && help.resumed === undefined) || warning) trace.mind = 'built-in';
        if (help) {
          turn.decide({ by: 'danger', what: 'help' });
          trace.language = help.language;
          memory.language = help.language;
          memory.advice.asked = null;
        } else if (warning) turn.decide({ by: 'medicine-warning', what: 'warning' });

        const spokeRussian = history.some(({ role, text }) => role === 'shopper' && isRussian(text));
        const notes = [
          inRussian && !spokeRussian && RUSSIAN_NOTE,
          heard && noteOnHearing(heard, trace.language),
          !help && isUnread && WORDINGS[language].unreadImages,
        ];
        const note = notes.filter(Boolean).join('\n\n');
        if (note !== '') yield { type: 'text', content: message.trim() === '' ? note : `${note}\n\n` };
        if (help) yield { type: 'text', content: help.text };
        else if (warning) yield { type: 'text', content: warning };
        const isAllergyAlone = wish === '' && message.trim() !== '';
        if (isAllergyAlone && !help)
          yield { type: 'text', content: medicineText('allergy-noted', language, store.emergency_number) };
        const left = help ? help.resumed : warning || isAllergyAlone ? undefined : wish;
        if (left !== undefined && (left.trim() !== '' || isLookedAt)) {
          if (help) yield { type: 'text', content: ' ' };
          // Beside an allergy, a wish is read without it: tablets against allergies are not wanted.
          const asRead = (text: string) =>
            text === message || help
              ? { message: text }
              : { message: text, reading: read(text, readingContextOf(memory, language)) };
          for await (const piece of mind.reply({ ...turn, ...asRead(left) })) {
            const guarded = guardPiece(piece, ledger);
            if (guarded?.type === 'docs') {
              yield* tellLeftOut(leftOut, turn);
              const related = relatedAllergyText(guarded.content.documents, turn);
              if (related !== null) yield { type: 'text', content: ` ${related}` };
            }
            if (guarded) yield guarded;
            signal.throwIfAborted();
          }
          yield* tellLeftOut(leftOut, turn);
        }
        noteSpokenOf(
          memory,
          reading.operations.some(({ kind }) => kind === 'replace'),
        );
        memory.lastKinds = reading.operations.map(({ kind }) => kind);
        memory.turns += 1;
      }

      return { pieces: pieces(), trace };
    },
  };
}

/** Once, before the products that remain: why others are not among them. */
function* tellLeftOut(reasons: Set<string>, turn: Turn): Generator<ReplyPiece> {
  if (reasons.size === 0) return;
  yield { type: 'text', content: ` ${leftOutText([...reasons], turn)}` };
  reasons.clear();
}

/**
 * The language of the message takes precedence over the language chosen by words or by the page. If the message has too
 * little evidence ("4417", "M", a brand name), the chosen language is used, else the conversation's.
 */
function languageOf(
  message: string,
  chosen: Language | undefined,
  storeLanguage: Language,
  current: Language | null,
): Language {
  const words = message.replace(E_MAIL, ' ').match(/\p{L}{2,}/gu) ?? [];
  const isLatin = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]*$/u.test(message);
  if (chosen) return isLatin && words.length < TELLING_WORDS ? chosen : detectLanguage(message, chosen);
  const expected = current ?? storeLanguage;
  if (words.length === 0 || (isLatin && words.length === 1 && current !== null)) return expected;
  const told = detectLanguage(message, expected);
  // A few words are often the same in Turkish and Azerbaijani.
  const areClose = CLOSE_LANGUAGES.has(told) && CLOSE_LANGUAGES.has(expected);
  if (areClose && current !== null && words.length < TELLING_WORDS && !/[əxq]/iu.test(message)) return expected;
  // Georgian and Arabic in Latin letters cannot be detected by a word or two.
  const isRomanized = isLatin && (told === 'ka' || told === 'ar');
  return isRomanized && current !== null && words.length < TELLING_WORDS - 1 ? expected : told;
}

const CLOSE_LANGUAGES: ReadonlySet<Language> = new Set<Language>(['tr', 'az']);
/** Of a message in Latin letters where another language was chosen. */
const TELLING_WORDS = 4;
const E_MAIL = /\S+@\S+/gu;

/** An e-mail address or phone digits that the shopper wrote remain valid for the conversation. */
function rememberProof(memory: Memory, message: string): void {
  const proof = readProof(message, { numberPending: memory.orders.pending !== null, told: memory.orders.proven });
  memory.orders.email = proof.email ?? memory.orders.email;
  memory.orders.phoneEnding = proof.phoneEnding ?? memory.orders.phoneEnding;
}

/** Removes control characters and direction overrides, so that quoting the message is safe. */
function readable(message: string): string {
  return message.replace(/[\p{Cc}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, (sign) =>
    sign === '\n' || sign === '\t' ? sign : '',
  );
}

/** The transcript is always shown, so that the shopper sees what the reply answers. */
function noteOnHearing(heard: Heard, language: Language): string {
  const { heard: shown, unheard } = WORDINGS[language];
  return heard.kind === 'words' ? shown(heard.text) : unheard[heard.kind];
}

/** The written message followed by the transcript. */
export function withHeard(written: string, heard: Heard | undefined): string {
  if (heard?.kind !== 'words') return written;
  return written.trim() === '' ? heard.text : `${written}\n${heard.text}`;
}
