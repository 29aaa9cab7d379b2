/** The text of an answer with basic Markdown. A separate file, so that it is loaded on demand. */
import { MarkdownText } from '@quarry/ui';

export interface AnswerTextProps {
  text: string;
}

export function AnswerText({ text }: AnswerTextProps) {
  return <MarkdownText text={text} />;
}
