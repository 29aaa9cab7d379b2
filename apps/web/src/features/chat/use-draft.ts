/**
 * What the shopper is about to send: words, pictures or a voice note, and the recording under way. It lives with the
 * panel, so a window that is closed and opened again finds it as it was.
 */
import {
  type Attachments,
  imagesAmong,
  MAX_IMAGES,
  NO_ATTACHMENTS,
  type Recording,
  withImages,
  withoutImage,
  withRecording,
} from '@quarry/client';
import { useEffect, useRef, useState } from 'react';
import type { KeptDraft } from './kept-draft.ts';
import { type LiveRecording, startRecording } from '../../browser/microphone.ts';

/** Not from the catalogue of words: the sentence is the same in every language. */
const TOO_MANY_IMAGES = `You can only attach a maximum of ${MAX_IMAGES} images.`;

export interface Draft {
  text: string;
  setText: (text: string) => void;
  attachments: Attachments;
  setAttachments: (attachments: Attachments) => void;
  /** Adds the pictures among these files, as far as there is room; says so when there is too little. */
  addFiles: (files: readonly File[]) => void;
  removeImage: (image: Blob) => void;
  removeRecording: () => void;
  /** The microphone's loudness while it records, null otherwise. */
  level: (() => number) | null;
  record: () => void;
  stopRecording: () => void;
  discardRecording: () => void;
}

/**
 * `onMicrophoneFailed` may tell the shopper; the log is written here. `initial`: what the draft begins with.
 */
export function useDraft(onMicrophoneFailed: () => void, initial: KeptDraft | null = null): Draft {
  const [text, setText] = useState(initial?.text ?? '');
  const [attachments, setAttachments] = useState<Attachments>(initial ?? NO_ATTACHMENTS);
  const recorder = useRecorder((recording) => setAttachments(withRecording(recording)), onMicrophoneFailed);

  function addFiles(files: readonly File[]) {
    const images = imagesAmong(files);
    if (images.length === 0 || recorder.level) return;
    const added = withImages(attachments, images);
    setAttachments(added.attachments);
    if (added.dropped > 0) window.alert(TOO_MANY_IMAGES);
  }

  return {
    text,
    setText,
    attachments,
    setAttachments,
    addFiles,
    removeImage: (image) => setAttachments(withoutImage(attachments, image)),
    removeRecording: () => setAttachments(NO_ATTACHMENTS),
    level: recorder.level,
    record: recorder.record,
    stopRecording: recorder.stop,
    discardRecording: recorder.discard,
  };
}

/** Idle, recording, idle. A component that goes away lets the microphone go. */
function useRecorder(onRecorded: (recording: Recording) => void, onFailed: () => void) {
  const [live, setLive] = useState<LiveRecording | null>(null);
  /** From the press on, so that a second one does not ask for the microphone again. */
  const isUnderWay = useRef(false);
  const isGone = useRef(false);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  // One that has ended is not harmed by being discarded.
  useEffect(() => () => live?.discard(), [live]);

  async function record() {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      const started = await startRecording();
      // The browser asks for permission, and by now the chat may be another one.
      if (isGone.current) {
        started.discard();
        return;
      }
      setLive(started);
      const recording = await started.finished;
      if (recording && !isGone.current) onRecorded(recording);
    } catch (error) {
      console.error('The microphone cannot be reached.', error);
      if (!isGone.current) onFailed();
    } finally {
      isUnderWay.current = false;
      setLive(null);
    }
  }

  return {
    level: live?.level ?? null,
    record: () => void record(),
    stop: () => live?.stop(),
    discard: () => live?.discard(),
  };
}
