/**
 * The content of every platform chat, independent of its frame: the conversation, the rating question, and the input.
 * Pictures may be dropped and pasted anywhere in it.
 */
import { type ChatSession, type ChatState, NO_ATTACHMENTS, PICKED_IMAGE_TYPES } from '@quarry/client';
import type { UseChatHistory } from '@quarry/client/react';
import type { Language } from '@quarry/contract';
import {
  type Attaching,
  ChatComposer,
  ChatThread,
  ConversationRating,
  type MessageActions,
  useMessages,
} from '@quarry/ui';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { toasts } from '../../browser/toasts.ts';
import { useFileDrop } from '../../browser/use-file-drop.ts';
import { ContinueOffer } from '../../conversations/continue-offer.tsx';
import { DropTarget } from './drop-target.tsx';
import { forgetDraft, keepDraft, keptDraft } from './kept-draft.ts';
import { type MessageDrawing, showMessages } from './show-messages.ts';
import { type Draft, useDraft } from './use-draft.ts';
import { useReplyFocus } from './use-reply-focus.ts';

/** For a chat that needs a login: its store, and how to show the login when the session has expired. */
export interface ChatLogin {
  storeId: string;
  onSessionEnded: () => void;
}

interface ChatPanelProps {
  session: ChatSession;
  state: ChatState;
  drawing: MessageDrawing;
  layout: 'row' | 'stacked';
  /** Earlier conversations, to continue the last one. */
  past: UseChatHistory;
  /** Absent for chats without a login. */
  login?: ChatLogin;
  /** Whether answers can be commented on; false in chats with reactions only. */
  takesComments?: boolean;
  /** Placeholder of the input, if not the default. */
  placeholder?: string;
  tools?: ReactNode;
  /** Content under the greeting before the first message. A pressed suggestion is sent by `press`. */
  opening?: ((press: (label: string) => void) => ReactNode) | undefined;
  /** Languages in which the server understands recordings; absent: unknown. */
  hears?: readonly Language[] | undefined;
  /** Called when the pointer or the focus reaches the microphone, for pages that load `hears` only then. */
  onNearRecorder?: () => void;
  /** The chat takes the focus each time this number increases. */
  entries?: number;
  /** Shown above the input with the reason why no more messages can be sent; pending replies still arrive. */
  lock?: ReactNode;
}

export function ChatPanel(props: ChatPanelProps) {
  const { session, state, drawing, layout, login, takesComments = true, tools, opening, lock, entries = 0 } = props;
  const messages = useMessages();
  const [kept] = useState(() => login && keptDraft(login.storeId));
  const draft = useDraft(() => toasts.show({ title: messages.microphoneFailed }), kept);
  useEffect(forgetDraft, []);
  useReturnedDraft(session, draft);
  const offer = session.attachmentOffer;
  const isClosed = state.isBusy || Boolean(lock);
  const drop = useFileDrop((files) => {
    if (offer && !isClosed) draft.addFiles(files);
  });
  const shown = useMemo(() => showMessages(state, drawing), [state, drawing]);
  const logIn =
    login &&
    (() => {
      keepDraft(login.storeId, { text: draft.text, ...draft.attachments });
      login.onSessionEnded();
    });
  const { panel, leadFocus } = useReplyFocus(session);
  const actions = useActions(session, takesComments, { retry, logIn, leadFocus });
  const hasAnswers = shown.some((message) => message.takesFeedback);
  // Rating stars under an error message would rate the error.
  const endsInFailure = shown.at(-1)?.failure !== undefined;
  const asksForRating = hasAnswers && !endsInFailure && !state.isBusy && !state.isConversationRated;

  const notes = {
    refusal: session.refusalOf({
      hasImages: draft.attachments.images.length > 0,
      hasAudio: draft.attachments.recording !== null,
    }),
    recordingNote: useRecordingNote(session, state.language, props.hears),
  };
  useEffect(() => {
    if (entries > 0) leadFocus();
  }, [entries, leadFocus]);

  function send() {
    const outcome = session.send({ text: draft.text, ...draft.attachments });
    if (outcome === 'ignored') return;
    // Refused attachments are dropped, so that the text can be sent alone.
    draft.setAttachments(NO_ATTACHMENTS);
    if (outcome === 'sent') draft.setText('');
  }
  function retry() {
    const { returned } = session.getSnapshot();
    if (session.retry() === 'ignored' || draft.text !== returned?.text) return;
    // The returned message is being sent again.
    draft.setText('');
    draft.setAttachments(NO_ATTACHMENTS);
  }
  function stop() {
    session.stop();
    leadFocus();
  }
  function rate(stars: number) {
    void tellOutcome(session.rateConversation(stars), messages.thanksForRating, messages.ratingNotSaved);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !draft.level) return;
    // Escape cancels the recording without closing the chat window.
    event.preventDefault();
    draft.discardRecording();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- files may fall anywhere, and a key leaves a recording
    <div
      ref={panel}
      className={`relative flex min-h-0 flex-1 flex-col ${opening ? '[&>[role=log]]:flex-none' : ''}`}
      onKeyDown={onKeyDown}
      {...drop.handlers}
    >
      <ChatThread
        notice={messages.assistantNotice}
        messages={shown}
        isTyping={state.isTyping}
        step={state.step}
        isBusy={isClosed}
        actions={actions}
      />
      {opening?.(actions.onQuickReply)}
      {!lock && <ContinueOffer past={props.past} onContinued={leadFocus} />}
      {asksForRating && <ConversationRating onRate={rate} />}
      {lock}
      <ChatComposer
        text={draft.text}
        onTextChange={draft.setText}
        isBusy={isClosed}
        onSend={send}
        onStop={state.isBusy ? stop : undefined}
        attaching={offer && { ...attachingOf(draft, offer), ...notes, onNearRecorder: props.onNearRecorder }}
        placeholder={props.placeholder}
        layout={layout}
        tools={tools}
      />
      {drop.isOver && offer?.images && !lock && <DropTarget />}
    </div>
  );
}

/** A ref to the latest value, for handlers that run later. */
function useNewest<Value>(value: Value) {
  const newest = useRef(value);
  useEffect(() => {
    newest.current = value;
  });
  return newest;
}

/** Restores a message that no server accepted to the input, unless other text was entered since. */
function useReturnedDraft(session: ChatSession, draft: Draft) {
  const newest = useNewest(draft);
  useEffect(() => {
    let seen = session.getSnapshot().returned;
    return session.subscribe(() => {
      const { returned } = session.getSnapshot();
      if (returned === seen) return;
      seen = returned;
      const { text, setText, setAttachments } = newest.current;
      if (!returned || text !== '') return;
      setText(returned.text);
      setAttachments({ images: returned.images, recording: returned.recording });
    });
  }, [session, newest]);
}

interface PanelActions {
  retry: () => void;
  logIn: (() => void) | undefined;
  leadFocus: () => void;
}

function useActions(session: ChatSession, takesComments: boolean, panel: PanelActions): MessageActions {
  const messages = useMessages();
  // Handlers read the current draft when called, so that typing does not re-render every message.
  const newest = useNewest(panel);
  const mayLogIn = panel.logIn !== undefined;
  const { leadFocus } = panel;
  return useMemo(
    () => ({
      onQuickReply: (label) => {
        session.pressButton(label);
        leadFocus();
      },
      onShowProducts: (id) => {
        session.showHeldProducts(id);
        leadFocus();
      },
      onRetry: () => {
        newest.current.retry();
        leadFocus();
      },
      ...(mayLogIn && { onLogin: () => newest.current.logIn?.() }),
      onLoadSpeech: (id) => void session.loadSpeech(id),
      onReact: (id, reaction) => (reaction === 'liked' ? session.like(id) : session.dislike(id)),
      ...(takesComments && {
        onComment: (id: string, comment: string) => {
          const saving = session.comment(id, comment);
          if (comment.trim()) void tellOutcome(saving, messages.thanksForComment, messages.commentNotSaved);
        },
      }),
    }),
    [session, takesComments, mayLogIn, leadFocus, newest, messages],
  );
}

/** Shows a toast: thanks when the server accepted the feedback, an error otherwise. */
async function tellOutcome(saving: Promise<boolean>, thanks: string, failure: string): Promise<void> {
  const isSaved = await saving;
  toasts.show({
    title: isSaved ? thanks : failure,
    variant: isSaved ? 'default' : 'destructive',
    durationMs: Number.POSITIVE_INFINITY,
  });
}

/** A note before recording: the store does not accept recordings, or nothing understands this language. */
function useRecordingNote(session: ChatSession, language: Language, hears: readonly Language[] | undefined) {
  const messages = useMessages();
  if (!session.attachmentOffer?.recording) return null;
  if (session.refusalOf({ hasImages: false, hasAudio: true })) return messages.noRecordingsHere;
  return hears && !hears.includes(language) ? messages.recordingsNotHeard : null;
}

function attachingOf(draft: Draft, offer: Attaching['offer']) {
  return {
    images: draft.attachments.images,
    recording: draft.attachments.recording,
    offer,
    accept: PICKED_IMAGE_TYPES.join(','),
    level: draft.level,
    onAddImages: draft.addFiles,
    onRemoveImage: draft.removeImage,
    onRemoveRecording: draft.removeRecording,
    onStartRecording: draft.record,
    onStopRecording: draft.stopRecording,
    onDiscardRecording: draft.discardRecording,
  };
}
