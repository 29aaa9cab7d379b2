/**
 * Transcribes a shopper's recording: the configured provider first, then the embedded recognizer; if both fail the
 * reply says so. Nothing is guessed: silence stays silence, and unsupported languages are not transcribed.
 */
import type { Heard } from '@quarry/assistant';
import { type Language, LANGUAGES, MESSAGE_MAX_LENGTH } from '@quarry/contract';
import { createRecordingDecoder, isSilent, UnreadableRecording } from '@quarry/speech';
import type { OnError } from '../../log.ts';
import { storableText } from '../../plugins/storable-text.ts';
import type { RecordingOfTurn, TranscribedRecording } from '../../modules/chat/index.ts';
import { type RecordingToHear, type Transcriber, VoiceUnavailable } from './voice.ts';

const decoder = createRecordingDecoder();

interface TranscriptionContext extends RecordingOfTurn {
  onError: OnError;
}

/** Languages that at least one transcriber understands. */
export function transcribableLanguages(transcribers: readonly Transcriber[]): Language[] {
  return LANGUAGES.filter((language) => transcribers.some((transcriber) => transcriber.hears(language)));
}

/** @param transcribers in order of preference. */
export async function transcribeRecording(
  transcribers: readonly Transcriber[],
  { bytes, type, storeId, language, expected, mayUseProvider, onError }: TranscriptionContext,
  signal: AbortSignal,
): Promise<TranscribedRecording> {
  const none = (kind: Exclude<Heard['kind'], 'words'>, fallback: string | null = null): TranscribedRecording => ({
    heard: { kind },
    fallback,
  });
  const willing = transcribers.filter((one) => one.hears(expected) && (mayUseProvider || one.kind === 'embedded'));
  if (willing.length === 0) return none('nobody-listens');

  const samples = await decode(bytes, signal);
  if (samples === 'unreadable') return none('unreadable');
  if (samples && isSilent(samples)) return none('silence');
  const able = samples ? willing : willing.filter(({ kind }) => kind === 'provider');
  if (able.length === 0) return none('unreadable');

  const recording: RecordingToHear = { bytes, type, storeId, samples, language };
  let fallback: string | null = null;
  for (const transcriber of able) {
    try {
      const text = storableText(await transcriber.transcribe(recording, signal))
        .trim()
        .slice(0, MESSAGE_MAX_LENGTH);
      return text === '' ? none('silence', fallback) : { heard: { kind: 'words', text }, fallback };
    } catch (error) {
      signal.throwIfAborted();
      if (transcriber.kind === 'provider') fallback = error instanceof VoiceUnavailable ? error.reason : 'failed';
      else onError('A recording could not be transcribed.', error);
    }
  }
  return none('failed', fallback);
}

/** Undefined: audio in a format that only providers can read. */
async function decode(bytes: Buffer, signal: AbortSignal): Promise<Float32Array | 'unreadable' | undefined> {
  try {
    return await decoder.decode(bytes, signal);
  } catch (error) {
    if (!(error instanceof UnreadableRecording)) throw error;
    return error.reason === 'other-codec' ? undefined : 'unreadable';
  }
}
