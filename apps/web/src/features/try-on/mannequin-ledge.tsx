/** Step 1: all mannequins of a gender in one row. The one under the pointer is emphasized. */
import { MANNEQUINS, type Mannequin } from '@quarry/contract';
import { finishName, mannequinName } from './mannequin-names.ts';

const GENDERS = [
  { gender: 'women', label: 'Women' },
  { gender: 'men', label: 'Men' },
] as const;

interface MannequinLedgeProps {
  gender: Mannequin['gender'];
  onShow: (gender: Mannequin['gender']) => void;
  onChoose: (mannequin: Mannequin) => void;
}

export function MannequinLedge({ gender, onShow, onChoose }: MannequinLedgeProps) {
  const shown = MANNEQUINS.filter((one) => one.gender === gender);
  return (
    <>
      <div role="group" aria-label="Mannequins" className="mt-5 inline-flex rounded-control bg-surface-2 p-1">
        {GENDERS.map(({ gender: one, label }) => (
          <button
            key={one}
            type="button"
            aria-pressed={gender === one}
            onClick={() => onShow(one)}
            className="inline-flex h-11 items-center gap-2 rounded-[6px] px-4.5 font-semibold text-ink-2 transition-colors duration-[120ms] aria-pressed:bg-action aria-pressed:text-action-text"
          >
            {label}
            <span aria-hidden="true" className="font-normal tabular-nums opacity-70">
              {MANNEQUINS.filter((mannequin) => mannequin.gender === one).length}
            </span>
          </button>
        ))}
      </div>
      <div className="relative -mx-[clamp(20px,4vw,56px)] mt-auto px-[clamp(20px,4vw,56px)] pt-6">
        <div aria-hidden="true" className="absolute inset-x-0 bottom-0 h-[148px] sm:h-[164px]">
          <div className="block-top h-[68px] [clip-path:polygon(2%_0,98%_0,100%_100%,0_100%)]" />
          <div className="block-face grain h-[calc(100%-68px)]" />
        </div>
        <ul
          className={`group relative mx-auto grid gap-x-2 max-lg:auto-cols-[minmax(132px,1fr)] max-lg:grid-flow-col max-lg:overflow-x-auto max-lg:no-scrollbar ${gender === 'women' ? 'lg:grid-cols-8' : 'max-w-[720px] lg:grid-cols-4'}`}
        >
          {shown.map((mannequin) => (
            <li key={mannequin.id}>
              <button
                type="button"
                aria-label={mannequinName(mannequin)}
                onClick={() => onChoose(mannequin)}
                className="block w-full rounded-card pb-5 text-center transition-[filter] duration-[260ms] ease-stone group-hover:not-hover:contrast-75 group-hover:not-hover:saturate-50"
              >
                <img
                  src={mannequin.image}
                  alt=""
                  width="480"
                  height="720"
                  draggable={false}
                  className="mx-auto aspect-[2/3] w-full max-w-[210px] origin-bottom object-contain transition-transform duration-[420ms] ease-stone motion-safe:[button:hover>&]:scale-[1.04] motion-safe:[button:focus-visible>&]:scale-[1.04]"
                />
                <span className="mt-6 block text-[17px] font-semibold text-ink">{finishName(mannequin)}</span>
                <span className="block text-sm text-ink-2">{mannequin.pose}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
