/**
 * The draft of the next message: text, pictures or a voice note, and the current recording. It survives closing and
 * reopening the window.
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
  type LiveRecording,
  startRecording,
} from '@quarry/client';
import { useEffect, useRef, useState } from 'react';
import type { KeptDraft } from './kept-draft.ts';

/** Not translated: the sentence is the same in every language. */
const TOO_MANY_IMAGES = `You can only attach a maximum of ${MAX_IMAGES} images.`;

export interface Draft {
  text: string;
  setText: (text: string) => void;
  attachments: Attachments;
  setAttachments: (attachments: Attachments) => void;
  /** Adds the pictures among these files up to the limit; shows a message when some do not fit. */
  addFiles: (files: readonly File[]) => void;
  removeImage: (image: Blob) => void;
  removeRecording: () => void;
  /** The microphone's level while recording, else null. */
  level: (() => number) | null;
  record: () => void;
  stopRecording: () => void;
  discardRecording: () => void;
}

/** `onMicrophoneFailed` may show a message; the error is logged here. `initial`: the initial draft. */
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

/** States: idle, recording, idle. Unmounting releases the microphone. */
function useRecorder(onRecorded: (recording: Recording) => void, onFailed: () => void) {
  const [live, setLive] = useState<LiveRecording | null>(null);
  /** Set from the button press on, so that a second press does not request the microphone again. */
  const isUnderWay = useRef(false);
  const isGone = useRef(false);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  // Discarding a finished recording has no effect.
  useEffect(() => () => live?.discard(), [live]);

  async function record() {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      const started = await startRecording();
      // Asking for permission takes time; the chat may have been unmounted.
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
