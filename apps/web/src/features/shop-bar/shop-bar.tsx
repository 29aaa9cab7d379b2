/** The sticky bar above a shop: chat button, one field for searching and asking, store and logout. */
import { Button, Icon, SelectMenu, useMessages } from '@quarry/ui';
import type { KeyboardEvent } from 'react';

const SEARCH_PLACEHOLDER = 'Search products or ask about your orders...';

interface ShopBarProps {
  isChatOpen: boolean;
  onToggleChat: () => void;
  /** The text of the search field. */
  text: string;
  onTextChange: (text: string) => void;
  /** Called with the entered text, never blank. */
  onAsk: (text: string) => void;
  stores: readonly { context: string; label: string }[];
  activeContext: string;
  onSwitchStore: (context: string) => void;
  onLogout: () => void;
}

export function ShopBar(props: ShopBarProps) {
  const messages = useMessages();
  return (
    <div
      data-testid="shop-bar"
      className="sticky top-0 z-20 flex items-center gap-2.5 border-y border-line bg-bg px-6 py-2 max-sm:-top-[53px] max-sm:flex-wrap max-sm:gap-x-2 max-sm:gap-y-1.5 max-sm:px-4 max-sm:py-1.5"
    >
      <button
        type="button"
        aria-label={messages.chat}
        aria-expanded={props.isChatOpen}
        data-testid="chat-toggle"
        onClick={props.onToggleChat}
        className="inline-flex h-11 flex-none items-center gap-2 rounded-control bg-surface ps-3 pe-4 font-semibold shadow-[inset_0_0_0_1px_var(--line-strong)] transition-colors duration-[120ms] hover:bg-surface-2 aria-expanded:bg-action aria-expanded:text-action-text aria-expanded:shadow-none max-sm:w-11 max-sm:justify-center max-sm:p-0"
      >
        <Icon name="chat" />
        <span className="max-sm:sr-only">{messages.chat}</span>
      </button>
      <SearchField text={props.text} onTextChange={props.onTextChange} onAsk={props.onAsk} />
      <div className="ms-1.5 flex items-center gap-0.5 max-sm:order-first max-sm:ms-0 max-sm:h-[46px] max-sm:w-full max-sm:justify-between">
        {props.stores.length > 1 && (
          <SelectMenu
            label={messages.store}
            value={props.activeContext}
            options={props.stores.map(({ context, label }) => ({ value: context, label }))}
            onChange={props.onSwitchStore}
            className="max-sm:-ms-3"
          />
        )}
        <Button look="text" size="small" onClick={props.onLogout} className="font-medium! max-sm:-me-4 max-sm:ms-auto">
          Logout
        </Button>
      </div>
    </div>
  );
}

function SearchField({ text, onTextChange, onAsk }: Pick<ShopBarProps, 'text' | 'onTextChange' | 'onAsk'>) {
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || text.trim() === '') return;
    onAsk(text.trim());
    onTextChange('');
  }

  return (
    <div className="relative min-w-0 flex-1">
      <Icon name="search" className="pointer-events-none absolute start-3.5 top-3 size-5 text-ink-3" />
      <input
        type="search"
        value={text}
        aria-label={SEARCH_PLACEHOLDER}
        placeholder={SEARCH_PLACEHOLDER}
        enterKeyHint="send"
        onChange={(event) => onTextChange(event.target.value)}
        onKeyDown={onKeyDown}
        className="h-11 w-full rounded-control bg-surface ps-11 pe-3.5 text-ellipsis text-ink shadow-[inset_0_0_0_1px_var(--control)] max-sm:text-base"
      />
    </div>
  );
}
