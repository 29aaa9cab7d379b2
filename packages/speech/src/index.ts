/** Public interface: spoken replies, decoded and recognized recordings. */
export {
  HEARING_RATE,
  type RecordingLimits,
  UnreadableRecording,
  type UnreadableReason,
} from './hear/decode-recording.ts';
export { createRecordingDecoder, type RecordingDecoder } from './hear/decode-in-process.ts';
export type { CatalogueWords } from './hear/shopping-sentences.ts';
export { isSilent } from './hear/silence.ts';
export { openSphinx, type ShopWords, type Sphinx, type SphinxOptions } from './hear/sphinx.ts';
export { createSentenceCutter, type SentenceCutter } from './speak/sentences.ts';
export { encodeSpeech } from './speak/encode-speech.ts';
export { plainText } from './speak/plain-text.ts';
export { type EmbeddedSpeaker, openSpeaker, SPEECH_RATE, SPEECH_TYPE, type SpeakerOptions } from './speak/speaker.ts';
export { resample } from './wav/resample.ts';
export { fromLittleEndian, littleEndian, readWav, type Sound, writeWav } from './wav/wav.ts';
