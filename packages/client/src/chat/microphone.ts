/**
 * Microphone access: asks for permission, records, reports the level, and releases the device. Records WebM with Opus,
 * or MP4 where the browser cannot write WebM.
 */
import type { Recording } from './attachments.ts';
import { waveformOfLevels } from './waveform.ts';

/** Maximum length of a recording: about two megabytes at the bit rate below. */
const LONGEST_RECORDING_MS = 5 * 60 * 1000;

const TYPES = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4'];
const BITS_A_SECOND = 48_000;
const LEVEL_EVERY_MS = 80;
/** Speech at arm's length uses about a quarter of the scale. */
const SPEECH_GAIN = 4;

export interface LiveRecording {
  /** The current level, 0 to 1. */
  level: () => number;
  /** Ends the recording; `finished` resolves with it. */
  stop: () => void;
  /** Ends the recording and drops it. */
  discard: () => void;
  /** The recording, once it has ended for any reason; null when it was discarded or is empty. */
  finished: Promise<Recording | null>;
}

/** Rejects when there is no microphone or permission is denied. */
export async function startRecording(): Promise<LiveRecording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  try {
    return record(stream);
  } catch (error) {
    letGo(stream);
    throw error;
  }
}

function record(stream: MediaStream): LiveRecording {
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, { audioBitsPerSecond: BITS_A_SECOND, ...(mimeType && { mimeType }) });
  const meter = openMeter(stream);
  const chunks: Blob[] = [];
  const levels: number[] = [];
  const startedAt = performance.now();
  let isWanted = true;

  const sampling = setInterval(() => levels.push(meter.level()), LEVEL_EVERY_MS);
  const limit = setTimeout(stop, LONGEST_RECORDING_MS);

  const finished = new Promise<Recording | null>((resolve) => {
    recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data));
    recorder.addEventListener('stop', () => {
      clearInterval(sampling);
      clearTimeout(limit);
      meter.close();
      letGo(stream);
      // Drop the codec parameter: the file type is the container alone.
      const file = new Blob(chunks, { type: recorder.mimeType.split(';')[0] || 'audio/webm' });
      const seconds = (performance.now() - startedAt) / 1000;
      resolve(isWanted && file.size > 0 ? { file, shape: waveformOfLevels(levels, seconds) } : null);
    });
  });
  recorder.start();

  function stop() {
    if (recorder.state !== 'inactive') recorder.stop();
  }

  return {
    level: meter.level,
    stop,
    discard() {
      isWanted = false;
      stop();
    },
    finished,
  };
}

/** Measures the level of a stream. Where the browser cannot, the level is 0; recording still works. */
function openMeter(stream: MediaStream): { level: () => number; close: () => void } {
  if (typeof AudioContext === 'undefined') return { level: () => 0, close: () => undefined };
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 512;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level() {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      return Math.min(1, Math.sqrt(power) * SPEECH_GAIN);
    },
    close: () => void context.close(),
  };
}

function letGo(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop();
}
