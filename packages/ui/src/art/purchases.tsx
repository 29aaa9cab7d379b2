/** Decorative drawings for any trade: a paper bag and a parcel. */
import { type ArtProps, FloorShadow, useArtId } from './art.tsx';

export function BagArt({ className }: ArtProps) {
  const id = useArtId();
  return (
    <svg className={className} viewBox="0 0 150 200" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}-front`} x1="0" x2="1" y1="0" y2=".3">
          <stop offset="0" stopColor="#6f9c8c" />
          <stop offset=".4" stopColor="#47776a" />
          <stop offset="1" stopColor="#2f584b" />
        </linearGradient>
        <linearGradient id={`${id}-side`} x1="0" x2="1">
          <stop offset="0" stopColor="#1f4439" />
          <stop offset="1" stopColor="#2b5347" />
        </linearGradient>
        <linearGradient id={`${id}-inside`} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#24483d" />
          <stop offset="1" stopColor="#122c24" />
        </linearGradient>
        <linearGradient id={`${id}-tissue`} x1="0" x2="1">
          <stop offset="0" stopColor="#fffaf0" />
          <stop offset="1" stopColor="#dccfb4" />
        </linearGradient>
      </defs>
      <FloorShadow id={id} cx={76} cy={186} rx={56} />
      <path d="M62 60C62 18 102 18 102 60" fill="none" stroke="#8d7547" strokeWidth="3.4" strokeLinecap="round" />
      <path d="M20 68l20-9h94l-20 9z" fill={`url(#${id}-inside)`} />
      <path
        d="M28 70l4-22 12 9 9-17 13 14 11-19 11 17 12-9 4 18 8 9z"
        fill={`url(#${id}-tissue)`}
        stroke="#c9b992"
        strokeWidth=".8"
      />
      <path d="M44 57l4 12M66 54l-3 15M88 52l6 16" stroke="#b6a580" strokeOpacity=".6" strokeWidth="1" fill="none" />
      <path d="M114 68l20-9v112l-20 16z" fill={`url(#${id}-side)`} />
      <path d="M114 68l10 46-10 73z" fill="#0d1211" opacity=".2" />
      <path d="M124 114l10-55v112z" fill="#fff" opacity=".05" />
      <path d="M20 68h94v119H20z" fill={`url(#${id}-front)`} />
      <path d="M20 68h94" stroke="#cfe3d9" strokeOpacity=".7" strokeWidth="1.6" />
      <path d="M20 68h58L20 150z" fill="#fff" opacity=".09" />
      <path d="M20 178h94v9H20z" fill="#0d1211" opacity=".16" />
      <path d="M52 112h30v30H52z" fill="#f3ead4" />
      <path d="M72 142v-10h10v10z" fill="#47776a" />
      <circle cx="47" cy="75" r="2.6" fill="#122c24" />
      <circle cx="87" cy="75" r="2.6" fill="#122c24" />
      <path d="M47 75C47 26 87 26 87 75" fill="none" stroke="#a98f5a" strokeWidth="3.6" strokeLinecap="round" />
      <path d="M46 72C47 30 84 28 86 68" fill="none" stroke="#e3cf9f" strokeWidth="1" strokeLinecap="round" />
    </svg>
  );
}

export function ParcelArt({ className }: ArtProps) {
  const id = useArtId();
  return (
    <svg className={className} viewBox="0 0 180 140" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}-front`} x1="0" x2="1" y1="0" y2=".4">
          <stop offset="0" stopColor="#e2c597" />
          <stop offset="1" stopColor="#c9a673" />
        </linearGradient>
        <linearGradient id={`${id}-side`} x1="0" x2="1">
          <stop offset="0" stopColor="#a5814f" />
          <stop offset="1" stopColor="#8b6b3f" />
        </linearGradient>
        <linearGradient id={`${id}-top`} x1="0" x2="1">
          <stop offset="0" stopColor="#f6e4c3" />
          <stop offset="1" stopColor="#dfc498" />
        </linearGradient>
      </defs>
      <FloorShadow id={id} cx={84} cy={126} rx={70} />
      <path d="M14 44l26-18h116l-24 18z" fill={`url(#${id}-top)`} />
      <path d="M132 44l24-18v76l-24 23z" fill={`url(#${id}-side)`} />
      <path d="M14 44h118v81H14z" fill={`url(#${id}-front)`} />
      <path d="M14 44h118" stroke="#fff4dc" strokeWidth="1.4" />
      <path d="M27 35h117" stroke="#8d7547" strokeOpacity=".5" strokeWidth="1" />
      <path d="M64 44l26-18h18L82 44z" fill="#fffaf0" opacity=".75" />
      <path d="M64 44h18v24l-4.500-3-4.500 3-4.500-3-4.500 3z" fill="#fffaf0" opacity=".62" />
      <path d="M14 44h66L14 110z" fill="#fff" opacity=".1" />
      <path d="M14 116h118v9H14z" fill="#0d1211" opacity=".1" />
      <path d="M90 84h32v26H90z" fill="#fbf8f0" />
      <path d="M95 90h16v2.500H95zM95 96h22v2H95zM95 101h19v2H95z" fill="#8aa6a4" />
      <path d="M24 98l8-8 8 8h-5v12h-6V98z" fill="#8d7547" opacity=".55" />
    </svg>
  );
}
