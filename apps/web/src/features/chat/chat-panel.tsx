/**
 * The part that every chat of the platform shares, whatever frame stands around it: the conversation, the question for
 * a rating, and the place to write. Pictures may be dropped and pasted anywhere in it.
 */
import { type ChatSession, type ChatState, NO_ATTACHMENTS, PICKED_IMAGE_TYPES } from '@quarry/client';
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
import { DropTarget } from './drop-target.tsx';
import { forgetDraft, keepDraft, keptDraft } from './kept-draft.ts';
import { type MessageDrawing, showMessages } from './show-messages.ts';
import { type Draft, useDraft } from './use-draft.ts';

/** Where a chat needs a login: which store it is for, and how to bring the login up when it has ended. */
export interface ChatLogin {
  storeId: string;
  onSessionEnded: () => void;
}

interface ChatPanelProps {
  session: ChatSession;
  state: ChatState;
  drawing: MessageDrawing;
  layout: 'row' | 'stacked';
  /** Absent where nobody logs in. */
  login?: ChatLogin;
  /** Answers may be commented on; not in the chats that report by reaction alone. */
  takesComments?: boolean;
  /** Stands in the empty field, where it is not the usual invitation. */
  placeholder?: string;
  tools?: ReactNode;
  /** Fills the room under the greeting, until something was said. */
  opening?: ReactNode;
  /** Stands over the place to write and says why nothing more may be sent; replies under way still arrive. */
  lock?: ReactNode;
}

export function ChatPanel(props: ChatPanelProps) {
  const { session, state, drawing, layout, login, takesComments = true, tools, opening, lock } = props;
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
  const actions = useActions(session, takesComments, { retry, logIn });
  const hasAnswers = shown.some((message) => message.takesFeedback);
  // Stars under an error would rate the error.
  const endsInFailure = shown.at(-1)?.failure !== undefined;
  const asksForRating = hasAnswers && !endsInFailure && !state.isBusy && !state.isConversationRated;

  function send() {
    const outcome = session.send({ text: draft.text, ...draft.attachments });
    if (outcome === 'ignored') return;
    // What a store refuses is dropped, so that the words beside it may be sent alone.
    draft.setAttachments(NO_ATTACHMENTS);
    if (outcome === 'sent') draft.setText('');
  }
  function retry() {
    const { returned } = session.getSnapshot();
    if (session.retry() === 'ignored' || draft.text !== returned?.text) return;
    // The message went back to where it was written, and is sent now.
    draft.setText('');
    draft.setAttachments(NO_ATTACHMENTS);
  }
  function rate(stars: number) {
    session.rateConversation(stars);
    toasts.show({ title: messages.thanksForRating, durationMs: Number.POSITIVE_INFINITY });
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !draft.level) return;
    // Escape leaves the recording, not the window around it.
    event.preventDefault();
    draft.discardRecording();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- files may fall anywhere, and a key leaves a recording
    <div
      className={`relative flex min-h-0 flex-1 flex-col ${opening ? '[&>[role=log]]:flex-none' : ''}`}
      onKeyDown={onKeyDown}
      {...drop.handlers}
    >
      <ChatThread messages={shown} isTyping={state.isTyping} step={state.step} isBusy={isClosed} actions={actions} />
      {opening}
      {asksForRating && <ConversationRating onRate={rate} />}
      {lock}
      <ChatComposer
        text={draft.text}
        onTextChange={draft.setText}
        isBusy={isClosed}
        onSend={send}
        attaching={offer && attachingOf(draft, offer)}
        placeholder={props.placeholder}
        layout={layout}
        tools={tools}
      />
      {drop.isOver && offer && !lock && <DropTarget />}
    </div>
  );
}

/** The newest value, for what reads it later than it is drawn. */
function useNewest<Value>(value: Value) {
  const newest = useRef(value);
  useEffect(() => {
    newest.current = value;
  });
  return newest;
}

/** Puts a message that no server took back where it was written, unless something else was written since. */
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

interface FailureActions {
  retry: () => void;
  logIn: (() => void) | undefined;
}

function useActions(session: ChatSession, takesComments: boolean, failures: FailureActions): MessageActions {
  const messages = useMessages();
  // They read the draft as it is when they are pressed, and a message is not drawn anew for every letter.
  const newest = useNewest(failures);
  const mayLogIn = failures.logIn !== undefined;
  return useMemo(
    () => ({
      onQuickReply: session.pressButton,
      onRetry: () => newest.current.retry(),
      ...(mayLogIn && { onLogin: () => newest.current.logIn?.() }),
      onLoadSpeech: (id) => void session.loadSpeech(id),
      onReact: (id, reaction) => (reaction === 'liked' ? session.like(id) : session.dislike(id)),
      ...(takesComments && {
        onComment: (id: string, comment: string) => {
          session.comment(id, comment);
          if (comment.trim()) toasts.show({ title: messages.thanksForComment, durationMs: Number.POSITIVE_INFINITY });
        },
      }),
    }),
    [session, takesComments, mayLogIn, newest, messages],
  );
}

function attachingOf(draft: Draft, offer: Attaching['offer']): Attaching {
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
