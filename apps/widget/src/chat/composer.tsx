/** @jsxImportSource preact */
/** The input of the chat: text, pictures or a recording. */
import {
  type Attachments,
  type ChatSession,
  imagesAmong,
  type LiveRecording,
  NO_ATTACHMENTS,
  PICKED_IMAGE_TYPES,
  startRecording,
  withImages,
  withoutImage,
  withRecording,
} from '@quarry/client';
import type { Language } from '@quarry/contract';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ChatWords } from '../words/chat/chat-words.ts';
import { CROSS, Drawing } from './drawing.tsx';

interface ComposerProps {
  session: ChatSession;
  isBusy: boolean;
  words: ChatWords;
  takesFocus: boolean;
  /** Languages in which recordings are understood; undefined: not known. */
  hears: readonly Language[] | undefined;
  onSent: () => void;
}

export function Composer({ session, isBusy, words, takesFocus, hears, onSent }: ComposerProps) {
  const [text, setText] = useState('');
  const [attached, setAttached] = useState<Attachments>(NO_ATTACHMENTS);
  const [live, setLive] = useState<LiveRecording | null>(null);
  const [note, setNote] = useState('');
  const input = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const offer = session.attachmentOffer;
  const takesSound =
    offer?.recording === true &&
    session.refusalOf({ hasImages: false, hasAudio: true }) === null &&
    (hears?.includes(session.getSnapshot().language) ?? true);

  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  useEffect(() => () => live?.discard(), [live]);

  function send() {
    if (session.send({ text, ...attached }) !== 'sent') return;
    setText('');
    setAttached(NO_ATTACHMENTS);
    onSent();
  }
  function add(files: Iterable<File>): boolean {
    const images = offer?.images ? imagesAmong(files) : [];
    setAttached((present) => withImages(present, images).attachments);
    return images.length > 0;
  }
  async function record() {
    setNote('');
    try {
      const started = await startRecording();
      setLive(started);
      const recording = await started.finished;
      setLive(null);
      if (recording) setAttached(withRecording(recording));
    } catch {
      setNote(words.microphoneFailed);
    }
    input.current?.focus();
  }
  const isEmpty = text.trim() === '' && attached.images.length === 0 && attached.recording === null;

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {note && (
        <p class="failed" role="alert">
          {note}
        </p>
      )}
      {(attached.images.length > 0 || attached.recording) && (
        <ul class="attached">
          {attached.images.map((image, index) => (
            <Attached
              key={index}
              name={words.picture(index + 1)}
              label={words.removePicture(index + 1)}
              onRemove={() => setAttached(withoutImage(attached, image))}
            />
          ))}
          {attached.recording && (
            <Attached
              name={words.voiceMessage}
              label={words.discardRecording}
              onRemove={() => setAttached(NO_ATTACHMENTS)}
            />
          )}
        </ul>
      )}
      {live ? (
        <div class="line">
          <button type="button" class="icon" aria-label={words.discardRecording} onClick={() => live.discard()}>
            <Drawing path={CROSS} />
          </button>
          <p role="status">{words.recording}</p>
          <button type="button" class="send" aria-label={words.stopRecording} onClick={() => live.stop()}>
            <Drawing path="M4 10.5l4 4L16 6" />
          </button>
        </div>
      ) : (
        <div class="line">
          {offer?.images && !attached.recording && (
            <>
              <input
                ref={picker}
                type="file"
                hidden
                multiple
                accept={PICKED_IMAGE_TYPES.join()}
                onChange={({ currentTarget }) => {
                  add(currentTarget.files ?? []);
                  currentTarget.value = '';
                }}
              />
              <button
                type="button"
                class="icon"
                aria-label={words.attachPictures}
                title={words.attachPictures}
                onClick={() => picker.current?.click()}
              >
                <Drawing path="M3 5h14v11H3z M3 13l4-4 4 4 2-2 4 4 M13 8.2v.1" />
              </button>
            </>
          )}
          <textarea
            ref={input}
            rows={1}
            maxLength={4000}
            // A placeholder has the direction of the page; entered text has its own.
            dir={text ? 'auto' : undefined}
            aria-label={words.placeholder}
            placeholder={words.placeholder}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
            onPaste={(event) => {
              if (add(event.clipboardData?.files ?? [])) event.preventDefault();
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
              event.preventDefault();
              send();
            }}
          />
          {takesSound && isEmpty && !isBusy && (
            <button
              type="button"
              class="icon"
              aria-label={words.record}
              title={words.record}
              onClick={() => void record()}
            >
              <Drawing path="M10 3a2 2 0 0 1 2 2v5a2 2 0 0 1-4 0V5a2 2 0 0 1 2-2z M5 9.5a5 5 0 0 0 10 0 M10 14.5V17" />
            </button>
          )}
          {isBusy ? (
            <button
              type="button"
              class="send"
              aria-label={words.stop}
              title={words.stop}
              onClick={() => session.stop()}
            >
              <Drawing path="M6 6h8v8H6z" />
            </button>
          ) : (
            <button type="submit" class="send" aria-label={words.send} title={words.send} disabled={isEmpty}>
              <Drawing path="M10 16V4.5 M5 9.2L10 4.2l5 5" />
            </button>
          )}
        </div>
      )}
    </form>
  );
}

function Attached({ name, label, onRemove }: { name: string; label: string; onRemove: () => void }) {
  return (
    <li>
      {name}
      <button type="button" aria-label={label} onClick={onRemove}>
        <Drawing path={CROSS} />
      </button>
    </li>
  );
}
