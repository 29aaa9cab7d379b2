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
import { type KeyboardEvent, type ReactNode, useMemo } from 'react';
import { toasts } from '../../browser/toasts.ts';
import { useFileDrop } from '../../browser/use-file-drop.ts';
import { DropTarget } from './drop-target.tsx';
import { type MessageDrawing, showMessages } from './show-messages.ts';
import { type Draft, useDraft } from './use-draft.ts';

interface ChatPanelProps {
  session: ChatSession;
  state: ChatState;
  drawing: MessageDrawing;
  layout: 'row' | 'stacked';
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
  const { session, state, drawing, layout, takesComments = true, tools, opening, lock } = props;
  const messages = useMessages();
  const draft = useDraft(() => toasts.show({ title: messages.microphoneFailed }));
  const offer = session.attachmentOffer;
  const isClosed = state.isBusy || Boolean(lock);
  const drop = useFileDrop((files) => {
    if (offer && !isClosed) draft.addFiles(files);
  });
  const shown = useMemo(() => showMessages(state, drawing), [state, drawing]);
  const actions = useActions(session, takesComments);
  const hasAnswers = shown.some((message) => message.takesFeedback);
  const asksForRating = hasAnswers && !state.isBusy && !state.isConversationRated;

  function send() {
    const outcome = session.send({ text: draft.text, ...draft.attachments });
    if (outcome === 'ignored') return;
    // What a store refuses is dropped, so that the words beside it may be sent alone.
    draft.setAttachments(NO_ATTACHMENTS);
    if (outcome === 'sent') draft.setText('');
  }
  function rate(stars: number) {
    void tellOutcome(session.rateConversation(stars), messages.thanksForRating, messages.ratingNotSaved);
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

function useActions(session: ChatSession, takesComments: boolean): MessageActions {
  const messages = useMessages();
  return useMemo(
    () => ({
      onQuickReply: session.pressButton,
      onReact: (id, reaction) => (reaction === 'liked' ? session.like(id) : session.dislike(id)),
      ...(takesComments && {
        onComment: (id: string, comment: string) => {
          const saving = session.comment(id, comment);
          if (comment.trim()) void tellOutcome(saving, messages.thanksForComment, messages.commentNotSaved);
        },
      }),
    }),
    [session, takesComments, messages],
  );
}

/** Thanks for what the server has taken, and says so when it has not. */
async function tellOutcome(saving: Promise<boolean>, thanks: string, failure: string): Promise<void> {
  const isSaved = await saving;
  toasts.show({
    title: isSaved ? thanks : failure,
    variant: isSaved ? 'default' : 'destructive',
    durationMs: Number.POSITIVE_INFINITY,
  });
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
