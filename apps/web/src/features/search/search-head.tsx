/**
 * The sticky header of the search page: the field, the understood parts below it, the store and logout beside it. It is
 * 130 px high, and results are offset by that; on a phone it scrolls away to save space.
 */
import type { UnderstoodPart } from '@quarry/contract';
import { Button, ProgressBlocks, SearchBox, SelectMenu, UnderstoodChips, useSpeech } from '@quarry/ui';
import type { ComponentProps, ReactNode } from 'react';
import type { SearchVisitor } from './search-visitor.ts';

interface SearchHeadProps {
  box: ComponentProps<typeof SearchBox>;
  visitor: SearchVisitor;
  storeName: string;
  isBusy: boolean;
  /** The search ended without results, so the typing hint is hidden. */
  isOver: boolean;
  parts: readonly UnderstoodPart[];
  onRemovePart: (part: UnderstoodPart) => void;
  /** The picture that is searched with; shown before the understood parts. */
  asked?: ReactNode;
  /** A hint, shown while the line is empty; default: how to write queries. */
  hint?: string;
  /** Result count and sort order, at the end of the line. */
  summary: ReactNode;
}

export function SearchHead(props: SearchHeadProps) {
  const { box, visitor, storeName, isBusy, isOver, parts, onRemovePart, asked, summary } = props;
  const { messages } = useSpeech();
  const hint = props.hint ?? messages.searchHint;
  return (
    <div
      data-testid="search-head"
      className="sticky top-0 z-20 h-[130px] bg-linear-to-b from-bg from-86% to-transparent max-sm:static max-sm:h-auto"
    >
      <div className="search-width grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 pt-[13px] max-sm:grid-cols-1 max-sm:pt-1">
        <SearchBox {...box}>
          <div
            className={`flex h-11 items-center gap-3 rounded-b-card border-t border-line ps-5 pe-2 text-sm leading-none! max-sm:h-auto max-sm:min-h-11 max-sm:ps-3.5 max-sm:pe-3.5 ${isOver && parts.length === 0 ? 'max-sm:hidden' : ''}`}
          >
            <div className="no-scrollbar flex min-w-0 flex-1 items-center gap-2.5 overflow-x-auto py-1.5">
              {asked}
              {!isBusy && parts.length === 0 && (
                <p data-testid="hint" className="leading-snug! text-ink-3 max-sm:my-1 sm:truncate sm:leading-normal!">
                  {hint}
                </p>
              )}
              {isBusy && parts.length === 0 && (
                <p className="flex items-end gap-2.5 leading-none! whitespace-nowrap text-ink-2">
                  <ProgressBlocks />
                  {asked ? messages.lookingAtPicture : messages.searching}
                </p>
              )}
              <UnderstoodChips parts={parts} onRemove={onRemovePart} />
            </div>
            {summary}
          </div>
        </SearchBox>
        <div className="flex h-15 items-center gap-1.5 max-sm:order-first max-sm:h-13 max-sm:justify-between">
          {visitor.stores.length > 1 ? (
            <SelectMenu
              label={messages.store}
              value={visitor.activeContext}
              options={visitor.stores.map(({ context, label }) => ({ value: context, label }))}
              onChange={visitor.onSwitchStore}
              className="max-sm:-ms-3"
            />
          ) : (
            <p className="leading-tight! font-semibold">
              <small className="block text-[13px] font-normal text-ink-3">{messages.store}</small>
              {storeName}
            </p>
          )}
          <Button look="text" size="small" onClick={visitor.onLogout} className="px-3! font-medium! max-sm:-me-3">
            Logout
          </Button>
        </div>
      </div>
    </div>
  );
}
