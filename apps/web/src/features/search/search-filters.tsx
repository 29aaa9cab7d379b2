/** The filters: a column beside the results where there is space, else a sheet opened by a button. */
import type { Facet } from '@quarry/contract';
import {
  Button,
  FacetPanel,
  FacetPanelSkeleton,
  Icon,
  PersonalSwitch,
  type PriceRange,
  SideSheet,
  useSpeech,
} from '@quarry/ui';
import { useState } from 'react';

export interface FilterControls {
  facets: readonly Facet[];
  isChosen: (key: string, value: string) => boolean;
  onToggle: (key: string, value: string) => void;
  prices: PriceRange;
  currencySign: string;
  onPrices: (prices: PriceRange) => void;
  isPersonal: boolean;
  onPersonal: (isPersonal: boolean) => void;
}

interface FilterColumnProps {
  /** Null when there are no filters; the column is kept. */
  controls: FilterControls | null;
  isWaiting: boolean;
}

export function FilterColumn({ controls, isWaiting }: FilterColumnProps) {
  const { messages } = useSpeech();
  return (
    <aside
      aria-label={messages.filters}
      className="thin-scroll sticky top-[130px] hidden max-h-[calc(100dvh-130px)] self-start overflow-y-auto overscroll-contain pe-1 pb-6 min-[1384px]:block"
    >
      {isWaiting ? <FacetPanelSkeleton /> : controls && <Controls controls={controls} />}
    </aside>
  );
}

interface FilterSheetProps {
  controls: FilterControls;
  /** Number of results; null if unknown. */
  total: number | null;
  chosenCount: number;
}

export function FilterSheet({ controls, total, chosenCount }: FilterSheetProps) {
  const { messages, direction, language } = useSpeech();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SideSheet
      open={isOpen}
      onOpenChange={setIsOpen}
      title={messages.filters}
      closeLabel={messages.close}
      direction={direction}
      lang={language}
      trigger={
        <Button look="line" size="small" className="max-sm:px-2.5! min-[1384px]:hidden">
          <Icon name="sliders" className={`size-4.5 ${chosenCount > 0 ? 'max-sm:hidden' : ''}`} />
          {messages.filters}
          {chosenCount > 0 && (
            <span className="figures grid min-w-5 place-items-center rounded-chip bg-action px-1 text-[13px] leading-5 text-action-text">
              {chosenCount}
            </span>
          )}
        </Button>
      }
    >
      <div className="flex flex-1 flex-col px-3">
        <Controls controls={controls} />
        <div className="sticky -bottom-4 -mx-7 mt-auto -mb-4 border-t border-line bg-surface p-4">
          <Button className="w-full" onClick={() => setIsOpen(false)}>
            {total === null ? messages.done : messages.showResults(total)}
          </Button>
        </div>
      </div>
    </SideSheet>
  );
}

function Controls({ controls: { isPersonal, onPersonal, ...facets } }: { controls: FilterControls }) {
  return (
    <>
      <FacetPanel {...facets} />
      <div className="pb-5">
        <PersonalSwitch isOn={isPersonal} onChange={onPersonal} />
      </div>
    </>
  );
}
