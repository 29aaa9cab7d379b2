/** The final section: book a demo, or receive news; on a dark background with a drawing of steps. */
import { buttonClass } from '@quarry/ui';
import { Link } from 'react-router';
import { StayUpdatedButton } from '../../../features/stay-updated/index.ts';
import { DISPLAY, PAGE_WIDTH } from '../page-head.tsx';

export function ClosingCall() {
  return (
    <section
      aria-labelledby="closing-call"
      className="relative mt-[136px] overflow-hidden bg-stone-900 text-white max-sm:mt-20 dark:border-t dark:border-line dark:bg-[#090d0c]"
    >
      <QuarryWall />
      <div className={`relative pt-28 pb-32 max-lg:pb-72 max-sm:pt-20 max-sm:pb-56 ${PAGE_WIDTH}`}>
        <h2 id="closing-call" className={`max-w-[11em] ${DISPLAY}`}>
          Ready to Increase Conversion?
        </h2>
        <p className="mt-6 max-w-[44ch] text-pretty text-lg leading-[1.55] text-stone-200">
          See it answer on your own products: a 30-minute personalised demo on your own catalogue. A Shopify integration
          is coming soon.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Link to="/book-demo" className={buttonClass('vein')}>
            Book a Demo
          </Link>
          <StayUpdatedButton
            look="line"
            className="bg-transparent text-white! shadow-[inset_0_0_0_1.5px_rgb(232_237_234/0.5)]! hover:bg-white/10"
          />
        </div>
      </div>
    </section>
  );
}

/** Left edge, top and width of each block in drawing units; they rise to the right. */
const BLOCKS = [
  [0, 372, 250],
  [250, 330, 170],
  [420, 352, 130],
  [550, 282, 210],
  [760, 224, 150],
  [910, 256, 110],
  [1020, 160, 190],
  [1210, 92, 130],
  [1340, 118, 100],
] as const;
const LID = 14;
const DRAWING = { width: 1440, height: 420 };

function QuarryWall() {
  return (
    <svg
      viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`}
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      className="absolute inset-x-0 bottom-0 h-[86%] w-full max-lg:h-[46%] max-sm:h-[30%]"
    >
      <defs>
        <linearGradient id="wall-face" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#2b3431" />
          <stop offset="1" stopColor="#171d1b" stopOpacity="0.2" />
        </linearGradient>
      </defs>
      {BLOCKS.map(([x, y, width]) => (
        <g key={x}>
          <rect x={x} y={y} width={width} height={DRAWING.height - y} fill="url(#wall-face)" />
          <path d={`M${x + LID} ${y - LID}H${x + width - LID / 2}L${x + width} ${y}H${x}Z`} fill="#3a4641" />
          <path d={`M${x} ${y}V${DRAWING.height}`} stroke="#0d1211" strokeOpacity="0.55" strokeWidth="1.5" />
          <path d={`M${x} ${y}H${x + width}`} stroke="#5c6a64" strokeWidth="1.2" />
        </g>
      ))}
      <path d="M0 396C300 386 640 404 960 372S1330 330 1440 338" fill="none" stroke="#5c6a64" strokeOpacity="0.35" />
      <rect x="1236" y="66" width="26" height="26" fill="#f04e23" />
      <path d="M1240 60H1261L1262 66H1236Z" fill="#ff7a52" />
    </svg>
  );
}
