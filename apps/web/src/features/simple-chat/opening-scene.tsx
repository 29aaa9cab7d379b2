/** Shown before the first question: three blocks, each with a product and an example question. */
import { EXAMPLES } from './examples.ts';

/** By how many pixels each block is lower than the previous one. */
const STEP = 22;

interface OpeningSceneProps {
  language: 'en' | 'ka';
  label: string;
  onChoose: (words: string) => void;
}

export function OpeningScene({ language, label, onChoose }: OpeningSceneProps) {
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div className="stage absolute inset-0 [mask-image:linear-gradient(transparent,#000_60%)]" aria-hidden="true" />
      <ul
        aria-label={label}
        lang={language}
        className="relative grid min-h-0 flex-1 grid-cols-3 grid-rows-[minmax(0,1fr)] gap-x-6 overflow-hidden px-9 pt-2 max-xl:gap-x-4 max-lg:px-6 max-sm:gap-x-2 max-sm:px-3"
      >
        {EXAMPLES.map(({ words, picture }, place) => (
          <li key={picture} className="min-h-0 min-w-0 animate-settle-in" style={{ animationDelay: `${place * 60}ms` }}>
            <button
              type="button"
              onClick={() => onChoose(words[language])}
              style={{ paddingTop: place * STEP }}
              className="group flex size-full flex-col items-center justify-end text-start focus-visible:-outline-offset-3"
            >
              <img
                src={picture}
                alt=""
                decoding="async"
                className="relative z-10 -mb-5 max-h-[300px] min-h-0 w-[86%] flex-1 object-contain object-bottom transition-transform duration-[180ms] ease-stone group-hover:-translate-y-1.5 max-sm:-mb-3.5 max-sm:max-h-[170px] max-sm:w-[94%] motion-reduce:transform-none"
              />
              <span className="block-top h-8 w-full flex-none max-sm:h-5" aria-hidden="true" />
              <span
                style={{ height: `calc(var(--face) - ${place * STEP}px)` }}
                className="block-face grain w-full flex-none px-5 pt-4 text-[17px] leading-snug font-semibold tracking-[-0.01em] text-balance decoration-line-strong decoration-[1.5px] underline-offset-4 [--face:148px] group-hover:underline max-sm:px-2.5 max-sm:pt-2.5 max-sm:text-sm max-sm:[--face:164px]"
              >
                {words[language]}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
