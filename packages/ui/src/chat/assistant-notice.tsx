/** A quiet line above a conversation: an assistant and not a person answers (EU AI Act, article 50). */
interface AssistantNoticeProps {
  /** In the shopper's language. */
  text: string;
  className?: string;
}

export function AssistantNotice({ text, className = '' }: AssistantNoticeProps) {
  return (
    <p data-testid="assistant-notice" className={`text-[13px] leading-snug! text-ink-2 ${className}`}>
      {text}
    </p>
  );
}
