/**
 * The input of a chat: text, attachments and recording. Enter sends, Shift+Enter breaks the line; disabled while the
 * assistant is busy. The page owns the draft, so that closing a window loses nothing.
 */
import { MAX_IMAGES, MESSAGE_MAX_LENGTH } from '@quarry/contract';
import { type ChangeEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useSpeech } from '../messages/messages-context.tsx';
import { Icon } from '../icons/icon.tsx';
import { hasFinePointer } from '../primitives/has-fine-pointer.ts';
import { IconButton } from '../primitives/icon-button.tsx';
import { AttachmentTray, type ShownAttachments } from './attachment-tray.tsx';
import { RecordingStrip } from './recording-strip.tsx';

/** Attachments of a composer: current ones, allowed ones, and handlers. */
export interface Attaching extends ShownAttachments {
  /** What the store accepts; controls of closed gates are disabled. */
  offer: { images: boolean; recording: boolean };
  /** The file picker's `accept` attribute. */
  accept: string;
  /** The microphone's current level, 0 to 1; null when not recording. */
  level: (() => number) | null;
  /** Why the attachments will be refused, always in English; null when they are accepted. */
  refusal: string | null;
  /** A warning before recording, for example that this language is not understood; null for none. */
  recordingNote: string | null;
  onAddImages: (files: readonly File[]) => void;
  onRemoveImage: (image: Blob) => void;
  onRemoveRecording: () => void;
  onStartRecording: () => void;
  onStopRecording: () => void;
  onDiscardRecording: () => void;
  /** Called when the pointer or the focus reaches the microphone, to load data for the note. */
  onNearRecorder?: (() => void) | undefined;
}

interface ChatComposerProps {
  text: string;
  onTextChange: (text: string) => void;
  isBusy: boolean;
  onSend: () => void;
  /** Stops the reply; given while one is being written. */
  onStop?: (() => void) | undefined;
  /** Null: messages are text only. */
  attaching: Attaching | null;
  placeholder?: string | undefined;
  /** `row`: one line, for full-page chats. `stacked`: the field above a line of tools. */
  layout: 'row' | 'stacked';
  /** Shown at the start of the tools, in the stacked layout. */
  tools?: ReactNode;
}

export function ChatComposer(props: ChatComposerProps) {
  const { text, onTextChange, isBusy, onSend, attaching, layout, tools } = props;
  const { messages, direction } = useSpeech();
  const box = useRef<HTMLDivElement>(null);
  const returnsFocus = useRef(false);
  const [isRecorderFocused, setIsRecorderFocused] = useState(false);
  const isRecording = attaching?.level != null;
  const hasAttachments = attaching !== null && (attaching.images.length > 0 || attaching.recording !== null);
  const canSend = !isBusy && !isRecording && (text.trim() !== '' || hasAttachments);

  // A disabled field loses the caret, so it is focused again after the answer. Not on touch screens, where the keyboard
  // would open.
  useEffect(() => {
    if (isBusy || !returnsFocus.current) return;
    returnsFocus.current = false;
    const isElsewhere = document.activeElement !== null && document.activeElement !== document.body;
    if (!isElsewhere) box.current?.querySelector('textarea')?.focus();
  }, [isBusy]);

  function send() {
    if (!canSend) return;
    returnsFocus.current = box.current?.contains(document.activeElement) === true && hasFinePointer();
    onSend();
  }

  const field = attaching?.level ? (
    <RecordingStrip level={attaching.level} />
  ) : (
    <>
      <MessageField
        text={text}
        onTextChange={onTextChange}
        isBusy={isBusy}
        onSend={send}
        placeholder={props.placeholder}
        look={layout}
      />
      {props.onStop && <StopButton onStop={props.onStop} />}
    </>
  );
  const parts = {
    attach: attaching && <AttachButton attaching={attaching} isBusy={isBusy} />,
    record: attaching && <RecordButtons attaching={attaching} isBusy={isBusy} onFocusChange={setIsRecorderFocused} />,
    send: (
      <button
        type="button"
        aria-label={messages.send}
        title={messages.send}
        disabled={!canSend}
        onClick={send}
        className="grid size-11 flex-none place-items-center rounded-control bg-action text-action-text transition-colors duration-[120ms] disabled:bg-disabled disabled:text-ink-3"
      >
        <Icon name="arrowUp" />
      </button>
    ),
  };
  const tray = attaching && (
    <>
      <AttachmentTray
        attachments={attaching}
        onRemoveImage={attaching.onRemoveImage}
        onRemoveRecording={attaching.onRemoveRecording}
      />
      <AttachingNote attaching={attaching} isRecorderFocused={isRecorderFocused} />
    </>
  );

  if (layout === 'row') {
    return (
      <div ref={box} dir={direction} className="flex-none border-t border-line p-3 max-sm:p-2">
        {tray}
        <div className="flex items-end gap-1">
          {parts.attach}
          <div className="flex min-w-0 flex-1 rounded-control shadow-[inset_0_0_0_1px_var(--control)]">{field}</div>
          {parts.record}
          <span className="ms-1">{parts.send}</span>
        </div>
      </div>
    );
  }
  return (
    <div ref={box} className="flex-none border-t border-line p-2.5">
      {tray}
      <div className="flex">{field}</div>
      <div className="mt-1 flex items-center gap-0.5">
        {tools}
        <span className="ms-auto flex">
          {parts.attach}
          {parts.record}
        </span>
        <span className="ms-1">{parts.send}</span>
      </div>
    </div>
  );
}

/** Within the field, at its end: nothing can be written meanwhile. */
function StopButton({ onStop }: { onStop: () => void }) {
  const { messages } = useSpeech();
  return (
    <button
      type="button"
      onClick={onStop}
      className="flex min-h-11 flex-none animate-fade-in items-center gap-2 self-end rounded-control px-3 text-[15px] font-medium text-ink hover:bg-surface-2 focus-visible:-outline-offset-2"
    >
      <Icon name="stop" className="size-4" />
      {messages.stop}
    </button>
  );
}

interface MessageFieldProps {
  text: string;
  onTextChange: (text: string) => void;
  isBusy: boolean;
  onSend: () => void;
  placeholder: string | undefined;
  look: 'row' | 'stacked';
}

function MessageField({ text, onTextChange, isBusy, onSend, placeholder, look }: MessageFieldProps) {
  const { messages, language, direction } = useSpeech();
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  }
  return (
    <textarea
      rows={1}
      value={text}
      lang={language}
      dir={text ? 'auto' : direction}
      disabled={isBusy}
      maxLength={MESSAGE_MAX_LENGTH}
      aria-label={messages.message}
      placeholder={placeholder ?? messages.writeMessage}
      enterKeyHint="send"
      data-message-field=""
      onChange={(event) => onTextChange(event.target.value)}
      onKeyDown={onKeyDown}
      className={`thin-scroll field-sizing-content block max-h-32 min-h-11 w-full min-w-0 resize-none rounded-control bg-transparent py-2.5 text-base leading-6 text-ink focus-visible:-outline-offset-2 disabled:text-ink-3 ${look === 'row' ? 'px-3' : 'px-2'}`}
    />
  );
}

function AttachButton({ attaching, isBusy }: { attaching: Attaching; isBusy: boolean }) {
  const { messages } = useSpeech();
  const picker = useRef<HTMLInputElement>(null);
  const isFull = attaching.images.length >= MAX_IMAGES || attaching.recording !== null;

  function pick(event: ChangeEvent<HTMLInputElement>) {
    attaching.onAddImages([...(event.target.files ?? [])]);
    // Allows selecting the same file again after removing it.
    event.target.value = '';
  }

  return (
    <>
      <input
        ref={picker}
        type="file"
        multiple
        accept={attaching.accept}
        aria-label={messages.attachPictures}
        disabled={!attaching.offer.images}
        onChange={pick}
        tabIndex={-1}
        className="hidden"
        data-testid="picture-picker"
      />
      <IconButton
        icon="pictures"
        label={messages.attachPictures}
        title={attaching.offer.images ? messages.attachPictures : messages.noPicturesHere}
        disabled={!attaching.offer.images || isBusy || isFull || attaching.level !== null}
        onClick={() => picker.current?.click()}
        data-testid="attach-button"
      />
    </>
  );
}

interface AttachingNoteProps {
  attaching: Attaching;
  /** Keyboard focus, which shows no tooltip. */
  isRecorderFocused: boolean;
}

/** What a shopper should know before sending: a refusal, or a recording that cannot be understood. */
function AttachingNote({ attaching, isRecorderFocused }: AttachingNoteProps) {
  const { language, direction } = useSpeech();
  const { refusal, recordingNote, level, recording } = attaching;
  const isAboutRecording = isRecorderFocused || level !== null || recording !== null;
  const note = refusal ?? (isAboutRecording ? recordingNote : null);
  const speech = refusal ? { lang: 'en', dir: 'ltr' } : { lang: language, dir: direction };
  return (
    <p
      role="status"
      data-testid="attaching-note"
      {...speech}
      className="px-1 text-sm text-ink-2 not-empty:pb-2 empty:sr-only"
    >
      {note}
    </p>
  );
}

interface RecordButtonsProps {
  attaching: Attaching;
  isBusy: boolean;
  onFocusChange: (isFocused: boolean) => void;
}

function RecordButtons({ attaching, isBusy, onFocusChange }: RecordButtonsProps) {
  const { messages } = useSpeech();
  const isRecording = attaching.level !== null;
  return (
    <>
      {isRecording && (
        <IconButton icon="close" label={messages.discardRecording} onClick={attaching.onDiscardRecording} />
      )}
      <IconButton
        icon={isRecording ? 'stop' : 'microphone'}
        label={isRecording ? messages.stopRecording : messages.startRecording}
        title={titleOf()}
        disabled={!attaching.offer.recording || isBusy}
        aria-description={attaching.recordingNote ?? undefined}
        onClick={isRecording ? attaching.onStopRecording : attaching.onStartRecording}
        onPointerEnter={attaching.onNearRecorder}
        onFocus={({ currentTarget }) => {
          attaching.onNearRecorder?.();
          onFocusChange(currentTarget.matches(':focus-visible'));
        }}
        onBlur={() => onFocusChange(false)}
        data-recording={isRecording}
        data-testid="microphone-button"
        {...(isRecording && { iconClass: 'size-5 fill-current', className: 'bg-danger-tint! text-danger!' })}
      />
    </>
  );

  function titleOf(): string {
    if (!attaching.offer.recording) return messages.noRecordingsHere;
    if (isRecording) return messages.stopRecording;
    return attaching.recordingNote ?? messages.startRecording;
  }
}
