/**
 * A model of the Whisper family from a folder on this machine: `config.json`, `generation_config.json`,
 * `preprocessor_config.json`, `tokenizer.json`, `onnx/encoder_model.onnx` and `onnx/decoder_model_merged.onnx`, as such
 * models are published.
 */
import type { Language } from '@quarry/contract';
import type { Transcriber } from '../../modules/chat/index.ts';
import { openLocalModel } from '../local-models.ts';

/** Whisper listens to half a minute at a time. */
const CHUNK_SECONDS = 30;
const LANGUAGES: Record<Language, string> = {
  en: 'english',
  ka: 'georgian',
  tr: 'turkish',
  ar: 'arabic',
  az: 'azerbaijani',
};

type Recogniser = ((
  samples: Float32Array,
  options: { chunk_length_s: number; language?: string; task?: 'transcribe' },
) => Promise<{ text: string }>) & {
  model?: { generation_config?: { is_multilingual?: boolean } | null };
};

/** @param folder holds the model. @throws LocalModelError saying what is missing. */
export async function createLocalTranscriber(folder: string): Promise<Transcriber> {
  const recognise = await openLocalModel<Recogniser>('automatic-speech-recognition', folder);
  const isMultilingual = recognise.model?.generation_config?.is_multilingual ?? false;
  let last: Promise<unknown> = Promise.resolve();

  return {
    kind: 'embedded',
    // Models for English alone refuse to be told a language.
    hears: (language) => isMultilingual || language === 'en',
    transcribe({ samples, language }, signal) {
      const hear = async (): Promise<string> => {
        signal.throwIfAborted();
        if (!samples) throw new Error('There is nothing to listen to.');
        const { text } = await recognise(samples, {
          chunk_length_s: CHUNK_SECONDS,
          ...(isMultilingual && { task: 'transcribe' }),
          ...(isMultilingual && language && { language: LANGUAGES[language] }),
        });
        return text;
      };
      // One recording after another: the model takes every core it gets.
      const turn = last.then(hear, hear);
      last = turn.catch(() => {});
      return turn;
    },
  };
}
