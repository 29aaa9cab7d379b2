/** The words of an answer, with the little Markdown that the assistant writes. In a file of its own, fetched when needed. */
import { MarkdownText } from '@quarry/ui';

export interface AnswerTextProps {
  text: string;
}

export function AnswerText({ text }: AnswerTextProps) {
  return <MarkdownText text={text} />;
}
