/**
 * Speaks a reply while it is written: two streams in one. Pieces go on as they come; each sentence is spoken behind their
 * back, one after another, and its sound follows as soon as it is there. Nothing ever waits for a voice but the end.
 */
import type { ReplyPiece } from '@quarry/assistant';
import type { AudioContent, Language } from '@quarry/contract';
import { createSentenceCutter, SPEECH_TYPE, type SentenceCutter } from '@quarry/speech';
import type { z } from 'zod';

export interface AudioPiece {
  type: 'audio';
  content: z.infer<typeof AudioContent>;
}

interface SpeakingParts {
  /** Of the reply; known when its first words come. */
  language: () => Language;
  /** Never throws; null: this sentence stays silent. */
  speak: (sentence: string, language: Language) => Promise<Buffer | null>;
}

/** Nobody listens to more at a time: two minutes. The rest can be read. */
const MOST_CHARACTERS = 2500;

export async function* speakAlong(
  pieces: AsyncGenerator<ReplyPiece>,
  { language, speak }: SpeakingParts,
): AsyncGenerator<ReplyPiece | AudioPiece> {
  const waiting: Promise<{ audio: Buffer | null }>[] = [];
  let spoken: Promise<unknown> = Promise.resolve();
  let characters = 0;
  let cutter: SentenceCutter | undefined;

  function say(sentences: readonly string[] = []): void {
    for (const sentence of sentences) {
      characters += sentence.length;
      if (characters > MOST_CHARACTERS) return;
      const sound = spoken.then(async () => ({ audio: await speak(sentence, language()) }));
      spoken = sound;
      waiting.push(sound);
    }
  }

  const read = async () => ({ next: await pieces.next() });
  let reading: ReturnType<typeof read> | undefined = read();
  while (reading || waiting.length > 0) {
    const [sound] = waiting;
    // Of two that are ready the piece goes first.
    const first = await Promise.race([...(reading ? [reading] : []), ...(sound ? [sound] : [])]);
    if ('audio' in first) {
      void waiting.shift();
      if (first.audio) {
        yield { type: 'audio', content: { audio_content: first.audio.toString('base64'), mime_type: SPEECH_TYPE } };
      }
    } else if (first.next.done) {
      reading = undefined;
      say(cutter?.flush());
    } else {
      const piece = first.next.value;
      yield piece;
      // A piece of another kind ends the sentence before it.
      if (piece.type === 'text') say((cutter ??= createSentenceCutter(language())).add(piece.content));
      else say(cutter?.flush());
      reading = read();
    }
  }
}
