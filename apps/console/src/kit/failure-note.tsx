/** Why the last attempt failed, beside the form that it belongs to. Renders nothing as long as nothing has failed. */
import { failureText } from '../calls/failure-text.ts';
import { useWords } from '../words/use-words.ts';

interface FailureNoteProps {
  error: unknown;
  /** Its place in the form. */
  className?: string;
}

export function FailureNote({ error, className = '' }: FailureNoteProps) {
  const { t } = useWords();
  if (error === null || error === undefined) return null;
  return <AlertNote className={className}>{failureText(error, t)}</AlertNote>;
}

export function AlertNote({ children, className = '' }: { children: string; className?: string }) {
  return (
    <p role="alert" className={`rounded-control bg-danger-tint px-3.5 py-2.5 text-danger ${className}`}>
      {children}
    </p>
  );
}
