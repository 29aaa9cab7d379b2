/** Suggestions in groups: queries and categories beside products. */
import { Icon } from '../icons/icon.tsx';
import { languageOfText } from '../messages/language-of-text.ts';
import { useSpeech } from '../messages/messages-context.tsx';
import { CompletedText } from './completed-text.tsx';

export interface ShownSuggestion {
  readonly kind: 'query' | 'category' | 'product';
  readonly text: string;
  /** How many products it finds. */
  readonly count?: number;
  readonly image?: string;
  /** Its price with currency. */
  readonly price?: string;
}

interface SuggestionListProps {
  id: string;
  isOpen: boolean;
  suggestions: readonly ShownSuggestion[];
  /** The text of the field. */
  typed: string;
  /** Index of the selected one, -1 for none. */
  active: number;
  onActive: (index: number) => void;
  onChoose: (suggestion: ShownSuggestion) => void;
}

export function SuggestionList({ id, isOpen, suggestions, ...rest }: SuggestionListProps) {
  const { messages } = useSpeech();
  const placed = suggestions.map((suggestion, index) => ({ suggestion, index }));
  const group = (kind: ShownSuggestion['kind']) => placed.filter(({ suggestion }) => suggestion.kind === kind);
  const words = group('query');
  const categories = group('category');
  const products = group('product');
  const hasTwoSides = products.length > 0 && words.length + categories.length > 0;

  return (
    <div
      role="presentation"
      hidden={!isOpen}
      // Keeps the focus in the field while the list is pressed.
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-30 rounded-b-card border-t border-line bg-surface shadow-[0_0_0_1px_var(--line),var(--sh-3)] [clip-path:inset(0_-80px_-100px_-80px)]"
    >
      <div
        id={id}
        role="listbox"
        aria-label={messages.suggestions}
        className={`thin-scroll max-h-[min(480px,calc(100dvh-240px))] overflow-y-auto ${hasTwoSides ? 'sm:grid sm:grid-cols-[1fr_1.1fr]' : ''}`}
      >
        {words.length + categories.length > 0 && (
          <div role="presentation" className="py-2">
            <SuggestionGroup id={id} name={messages.suggestedWords} entries={words} {...rest} />
            <SuggestionGroup id={id} name={messages.suggestedCategories} entries={categories} {...rest} />
          </div>
        )}
        {products.length > 0 && (
          <div role="presentation" className={`py-2 ${hasTwoSides ? 'border-line max-sm:border-t sm:border-s' : ''}`}>
            <SuggestionGroup id={id} name={messages.products} entries={products} {...rest} />
          </div>
        )}
      </div>
      <p
        aria-hidden="true"
        className="flex gap-5 rounded-b-card border-t border-line bg-well px-5 py-2 text-[13px] text-ink-3 pointer-coarse:hidden max-sm:hidden"
      >
        <span>
          <Key>↑</Key>
          <Key>↓</Key>
          {messages.choose}
        </span>
        <span>
          <Key>Enter</Key>
          Search
        </span>
        <span>
          <Key>Esc</Key>
          {messages.close}
        </span>
      </p>
    </div>
  );
}

interface SuggestionGroupProps extends Pick<SuggestionListProps, 'id' | 'typed' | 'active' | 'onActive' | 'onChoose'> {
  name: string;
  entries: readonly { suggestion: ShownSuggestion; index: number }[];
}

function SuggestionGroup({ id, typed, name, entries, active, onActive, onChoose }: SuggestionGroupProps) {
  const { language } = useSpeech();
  if (entries.length === 0) return null;
  const headingId = `${id}-of-${entries[0]?.suggestion.kind}`;
  return (
    <div role="group" aria-labelledby={headingId}>
      <p id={headingId} className="px-5 pt-1.5 pb-1 text-[13px] text-ink-3 max-sm:px-3.5">
        {name}
      </p>
      {entries.map(({ suggestion, index }) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and the keys
        <div
          key={index}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          lang={languageOfText(suggestion.text, language)}
          onMouseMove={() => index !== active && onActive(index)}
          onClick={() => onChoose(suggestion)}
          ref={index === active ? scrollIntoList : undefined}
          className={`flex items-center gap-3.5 px-5 leading-snug! text-ink-2 aria-selected:bg-surface-2 aria-selected:text-ink max-sm:gap-3 max-sm:px-3.5 ${suggestion.kind === 'product' ? 'min-h-15 py-1.5 text-ink' : 'min-h-11 py-1'}`}
        >
          <SuggestionMark suggestion={suggestion} />
          <span dir="auto" className="line-clamp-2 min-w-0 [&_b]:font-semibold [&_b]:text-ink">
            {suggestion.kind === 'query' ? <CompletedText text={suggestion.text} typed={typed} /> : suggestion.text}
          </span>
          {suggestion.count !== undefined && (
            <span className="figures ms-auto text-sm text-ink-3">{suggestion.count}</span>
          )}
          {suggestion.price !== undefined && (
            <span dir="ltr" className="figures ms-auto ps-3 text-[15px] font-semibold">
              {suggestion.price}
            </span>
          )}
        </div>
      ))}
    </div>
  );
}

function SuggestionMark({ suggestion: { kind, image } }: { suggestion: ShownSuggestion }) {
  if (kind === 'query') return <Icon name="search" className="size-4 text-ink-3" />;
  if (kind === 'category') return <Icon name="tag" className="size-4 text-ink-3" />;
  return (
    <span className="size-12 flex-none overflow-hidden rounded-control bg-paper">
      {image && (
        <img
          src={image}
          alt=""
          width="48"
          height="48"
          decoding="async"
          onError={(event) => {
            event.currentTarget.style.visibility = 'hidden';
          }}
          className="size-full object-cover"
        />
      )}
    </span>
  );
}

function scrollIntoList(option: HTMLElement | null) {
  option?.scrollIntoView?.({ block: 'nearest' });
}

function Key({ children }: { children: string }) {
  return (
    <kbd className="me-1.5 rounded-[3px] bg-surface px-1.5 py-[3px] font-mono text-xs leading-none text-ink-2 shadow-[0_0_0_1px_var(--line)]">
      {children}
    </kbd>
  );
}
