/**
 * A Whisper model from a local folder: `config.json`, `generation_config.json`, `preprocessor_config.json`,
 * `tokenizer.json`, `onnx/encoder_model.onnx` and `onnx/decoder_model_merged.onnx`, as such models are published.
 */
import type { Language } from '@quarry/contract';
import type { Transcriber } from './voice.ts';
import { openLocalModel } from '../../providers/local-models.ts';

/** Whisper processes half a minute at a time. */
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

/** @param folder of the model. @throws LocalModelError saying what is missing. */
export async function createLocalTranscriber(folder: string): Promise<Transcriber> {
  const recognise = await openLocalModel<Recogniser>('automatic-speech-recognition', folder);
  const isMultilingual = recognise.model?.generation_config?.is_multilingual ?? false;
  let last: Promise<unknown> = Promise.resolve();

  return {
    kind: 'embedded',
    // English-only models do not accept a language parameter.
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
      // One recording at a time: the model uses all cores.
      const turn = last.then(hear, hear);
      last = turn.catch(() => {});
      return turn;
    },
  };
}
