/**
 * Illustrative filters that show what the chat can narrow by. They are disabled. A column at the start of a wide page,
 * a line above the grid when the chat is there, one scrolling line on a narrow screen.
 */
import { useSpeech } from '@quarry/ui';

const COLORS = [
  { name: 'Red', swatch: '#c2402a' },
  { name: 'Blue', swatch: '#3f5aa8' },
  { name: 'Green', swatch: '#3f7d5b' },
  { name: 'Black', swatch: '#171d1b' },
];
const SIZES = ['XS', 'S', 'M', 'L', 'XL'];

interface FiltersPanelProps {
  storeId: string;
  /** Rendered as a line instead of a column, where the chat takes the start of the page. */
  asLine: boolean;
}

export function FiltersPanel({ storeId, asLine }: FiltersPanelProps) {
  const { messages, language, direction } = useSpeech();
  const line = asLine
    ? 'lg:mb-4.5 lg:flex lg:items-center lg:gap-6 lg:border-b lg:border-line lg:pb-4'
    : 'lg:sticky! lg:top-[84px] lg:self-start';
  return (
    <aside
      aria-label="Store and filters"
      className={`no-scrollbar relative text-sm text-ink-3 max-lg:-mx-6 max-lg:mb-4 max-lg:flex max-lg:items-center max-lg:gap-5 max-lg:overflow-x-auto max-lg:px-6 max-lg:whitespace-nowrap max-sm:-mx-4 max-sm:px-4 ${line}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as one scrolling line it must be reachable by keyboard
      tabIndex={0}
    >
      <fieldset
        disabled
        aria-labelledby="filters-heading"
        className={`max-lg:contents ${asLine ? 'lg:flex lg:items-center lg:gap-5.5' : ''}`}
      >
        <h2 id="filters-heading" className={`text-[15px] font-semibold text-ink-2 ${asLine ? '' : 'lg:mb-3.5'}`}>
          Filters
        </h2>
        <FilterGroup name="Color" asLine={asLine}>
          <ul className={`max-lg:flex max-lg:gap-3.5 ${asLine ? 'flex gap-3.5' : ''}`}>
            {COLORS.map(({ name, swatch }) => (
              <li key={name}>
                <label className={`flex items-center gap-2 max-lg:py-0 ${asLine ? '' : 'py-1.5'}`}>
                  <input type="checkbox" name="color" value={name} className="peer sr-only" />
                  <span
                    className="size-3.5 flex-none rounded-[3px] opacity-60 shadow-[inset_0_0_0_1px_rgb(232_237_234/0.2)]"
                    style={{ background: swatch }}
                    aria-hidden="true"
                  />
                  {name}
                </label>
              </li>
            ))}
          </ul>
        </FilterGroup>
        <FilterGroup name="Size" asLine={asLine}>
          <ul className="inline-flex">
            {SIZES.map((size) => (
              <li key={size} className="group/size">
                <label className="grid h-[34px] min-w-9 place-items-center bg-well px-2 shadow-[0_0_0_1px_var(--line)] group-first/size:rounded-s-control group-last/size:rounded-e-control">
                  <input type="checkbox" name="size" value={size} className="sr-only" />
                  {size}
                </label>
              </li>
            ))}
          </ul>
        </FilterGroup>
      </fieldset>
      <p
        lang={language}
        dir={direction}
        className={`max-w-[24ch] border-t border-line pt-3 leading-snug max-lg:hidden ${asLine ? 'hidden' : ''}`}
      >
        {messages.narrowInChat}
      </p>
      <p data-testid="store-line" className={`text-ink-2 max-lg:order-first ${asLine ? 'lg:ms-auto' : 'lg:mt-3'}`}>
        {messages.store} <b className="font-semibold text-ink">{storeId}</b>
      </p>
    </aside>
  );
}

function FilterGroup({ name, asLine, children }: { name: string; asLine: boolean; children: React.ReactNode }) {
  return (
    <div
      role="group"
      aria-label={name}
      className={`max-lg:mb-0 max-lg:flex max-lg:items-center max-lg:gap-3 ${asLine ? 'flex items-center gap-3' : 'mb-4.5'}`}
    >
      <h3 className={`font-semibold max-lg:mb-0 ${asLine ? 'lg:max-xl:hidden' : 'mb-1.5'}`}>{name}</h3>
      {children}
    </div>
  );
}
