/** The heading above the chat's results: a title, the understood words, and a button back to the catalogue. */
import { IsolatedPrices, useSpeech } from '@quarry/ui';

interface ResultsHeadingProps {
  title: string;
  /** Understood words of the question. */
  understood?: readonly string[];
  detail?: string | undefined;
  onClear: () => void;
}

export function ResultsHeading({ title, understood = [], detail, onClear }: ResultsHeadingProps) {
  const { messages, language, direction } = useSpeech();
  return (
    <div
      lang={language}
      dir={direction}
      className="mb-3.5 flex flex-wrap items-baseline gap-x-5 gap-y-2 max-sm:gap-x-4 max-sm:gap-y-1"
    >
      <h1 className="text-[19px] leading-tight font-semibold tracking-[-0.01em]">{title}</h1>
      {understood.length > 0 && (
        <p className="flex flex-wrap gap-x-2.5 max-sm:order-last max-sm:w-full" data-testid="understood-words">
          {understood.map((words) => (
            <span key={words} className="vein-line" dir="auto">
              <IsolatedPrices text={words} />
            </span>
          ))}
        </p>
      )}
      {detail && <p className="text-ink-2">{detail}</p>}
      <button
        type="button"
        onClick={onClear}
        className="-my-3 ms-auto py-3 font-semibold underline decoration-line-strong decoration-[1.5px] underline-offset-4 hover:decoration-current"
      >
        {messages.showAllProducts}
      </button>
    </div>
  );
}
