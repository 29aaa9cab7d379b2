/**
 * The search field with button and suggestions: a combobox (WAI-ARIA 1.2). The focus stays in the field; arrow keys
 * select, Enter chooses or searches, Escape closes. `children` are rendered in the same block, above the suggestions.
 */
import { QUERY_MAX_LENGTH } from '@quarry/contract';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Icon } from '../icons/icon.tsx';
import { useSpeech } from '../messages/messages-context.tsx';
import { type ShownSuggestion, SuggestionList } from './suggestion-list.tsx';

interface SearchBoxProps {
  text: string;
  onTextChange: (text: string) => void;
  /** Called with a non-blank query. */
  onSearch: (query: string) => void;
  suggestions: readonly ShownSuggestion[];
  /** Whether this shop has suggestions; only then is the field a combobox. */
  hasSuggestions: boolean;
  /** Whether a search is pending. */
  isBusy: boolean;
  /** Whether there is no store to search. */
  isDisabled: boolean;
  fieldRef?: Ref<HTMLInputElement>;
  /** Other ways to search, before the button. */
  tools?: ReactNode;
  children?: ReactNode;
}

export function SearchBox(props: SearchBoxProps) {
  const { text, suggestions, hasSuggestions, isBusy, isDisabled, tools } = props;
  const { messages, language, direction } = useSpeech();
  const [hasFocus, setHasFocus] = useState(false);
  const [isDismissed, setIsDismissed] = useState(false);
  const [active, setActive] = useState(-1);
  const block = useRef<HTMLFormElement>(null);
  const listId = useId();
  const isOpen = hasSuggestions && hasFocus && !isDismissed && suggestions.length > 0;
  const activeIndex = isOpen && active < suggestions.length ? active : -1;
  const canSearch = text.trim() !== '' && !isBusy && !isDisabled;

  // A new list has no selection and is shown even if the previous one was dismissed.
  const [listed, setListed] = useState(suggestions);
  if (listed !== suggestions) {
    setListed(suggestions);
    setActive(-1);
    setIsDismissed(false);
  }

  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || !block.current?.contains(target)) setIsDismissed(true);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen]);

  function search(query: string) {
    if (query.trim() === '' || isDisabled) return;
    setIsDismissed(true);
    setActive(-1);
    props.onSearch(query.trim());
  }
  function choose(suggestion: ShownSuggestion) {
    props.onTextChange(suggestion.text);
    search(suggestion.text);
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    search(text);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && hasSuggestions && suggestions.length > 0) {
      event.preventDefault();
      setIsDismissed(false);
      // One more position than suggestions: the field itself, where none is selected.
      const places = suggestions.length + 1;
      setActive(((activeIndex + 1 + step + places) % places) - 1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const chosen = suggestions[activeIndex];
      if (chosen) choose(chosen);
      else search(text);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setIsDismissed(true);
      setActive(-1);
    }
  }

  return (
    <form
      ref={block}
      role="search"
      aria-label={messages.searchProducts}
      onSubmit={onSubmit}
      data-open={isOpen || undefined}
      className="relative min-w-0 rounded-card bg-surface shadow-[0_0_0_1px_var(--line),var(--sh-2)] data-open:rounded-b-none"
    >
      <div className="flex h-15 items-center ps-5 pe-2 max-sm:ps-3.5">
        <Icon name="search" className="me-3 size-5 text-ink-3 max-sm:me-2.5" />
        <input
          ref={props.fieldRef}
          type="search"
          value={text}
          lang={language}
          dir={text ? 'auto' : direction}
          disabled={isDisabled}
          maxLength={QUERY_MAX_LENGTH}
          aria-label={messages.searchProducts}
          placeholder={messages.searchProducts}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          {...(hasSuggestions && {
            role: 'combobox',
            'aria-autocomplete': 'list' as const,
            'aria-expanded': isOpen,
            'aria-controls': listId,
            'aria-activedescendant': activeIndex >= 0 ? `${listId}-${activeIndex}` : undefined,
          })}
          onChange={(event) => props.onTextChange(event.target.value)}
          onKeyDown={onKeyDown}
          onFocus={() => {
            setHasFocus(true);
            setIsDismissed(false);
          }}
          onBlur={() => {
            setHasFocus(false);
            setActive(-1);
          }}
          className="h-11 min-w-0 flex-1 rounded-chip bg-transparent text-[20px] leading-normal! text-ellipsis text-ink focus-visible:outline-none max-sm:text-[17px]"
        />
        {text !== '' && !isDisabled && (
          <button
            type="button"
            aria-label={messages.clearText}
            title={messages.clearText}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              props.onTextChange('');
              block.current?.querySelector('input')?.focus();
            }}
            className="inline-grid size-11 flex-none place-items-center rounded-control text-ink-3 hover:bg-surface-2 hover:text-ink"
          >
            <Icon name="close" className="size-4" />
          </button>
        )}
        {tools}
        <button
          type="submit"
          disabled={!canSearch}
          className="ms-1.5 inline-flex min-h-11 flex-none items-center rounded-control bg-action px-5.5 text-base font-semibold text-action-text transition-[opacity,background-color] duration-[180ms] hover:opacity-90 disabled:bg-disabled disabled:text-ink-3 disabled:opacity-100 max-sm:px-3.5"
        >
          Search
        </button>
      </div>
      {/* oxlint-disable-next-line react/refs -- the children are handed over as they are */}
      {props.children}
      <span role="status" className="sr-only">
        {isOpen ? messages.suggestionCount(suggestions.length) : ''}
      </span>
      {hasSuggestions && (
        <SuggestionList
          id={listId}
          isOpen={isOpen}
          suggestions={suggestions}
          typed={text}
          active={activeIndex}
          onActive={setActive}
          onChoose={choose}
        />
      )}
    </form>
  );
}
