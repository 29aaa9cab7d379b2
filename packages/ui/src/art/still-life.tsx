/** Decorative drawings of three trades: a lamp, a book and a box of tablets. */
import { type ArtProps, FloorShadow, useArtId } from './art.tsx';

export function LampArt({ className }: ArtProps) {
  const id = useArtId();
  return (
    <svg className={className} viewBox="0 0 150 220" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}-cloth`} x1="0" x2="1" y1="0" y2=".2">
          <stop offset="0" stopColor="#e9d9b4" />
          <stop offset=".3" stopColor="#f8edcf" />
          <stop offset=".62" stopColor="#dcc592" />
          <stop offset="1" stopColor="#b59b66" />
        </linearGradient>
        <linearGradient id={`${id}-glaze`} x1="0" x2="1" y1="0" y2=".15">
          <stop offset="0" stopColor="#3d6a5c" />
          <stop offset=".28" stopColor="#6f9c8c" />
          <stop offset=".6" stopColor="#2f584b" />
          <stop offset="1" stopColor="#183a30" />
        </linearGradient>
      </defs>
      <FloorShadow id={id} cx={75} cy={208} rx={42} />
      <path d="M71 98h8v30h-8z" fill="#a98f5a" />
      <path d="M71 98h3v30h-3z" fill="#d9c18b" />
      <path
        d="M62 126h26c2 0 3 2 2 4-2 6 4 10 12 18 12 13 13 36 1 49-4 5-8 9-10 11H57c-2-2-6-6-10-11-12-13-11-36 1-49 8-8 14-12 12-18-1-2 0-4 2-4z"
        fill={`url(#${id}-glaze)`}
      />
      <path d="M52 154c-9 10-9 27-1 37 3 4 6 2 4-2-5-10-4-22 2-31 3-5-1-8-5-4z" fill="#fff" opacity=".34" />
      <path d="M47 197c9 3 47 3 56 0-3 5-7 9-10 11H57c-3-2-7-6-10-11z" fill="#0d1211" opacity=".22" />
      <path d="M45 14h60l27 82c-20 8-94 8-114 0z" fill={`url(#${id}-cloth)`} />
      <path d="M18 96c20 8 94 8 114 0l1.5 4c-22 9-95 9-117 0z" fill="#8d7547" opacity=".75" />
      <ellipse cx="75" cy="14" rx="30" ry="4.5" fill="#fff6dc" />
      <path d="M52 18L30 92" stroke="#fff" strokeOpacity=".4" strokeWidth="5" />
      <g stroke="#8d7547" strokeOpacity=".22" strokeWidth="1">
        <path d="M60 18L48 99M75 18v83M90 18l12 81M105 18l22 79" />
      </g>
    </svg>
  );
}

export function BookArt({ className }: ArtProps) {
  const id = useArtId();
  return (
    <svg className={className} viewBox="0 0 150 200" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}-cover`} x1="0" x2="1" y1="0" y2="1">
          <stop offset="0" stopColor="#3a6072" />
          <stop offset=".45" stopColor="#284a5b" />
          <stop offset="1" stopColor="#1a3443" />
        </linearGradient>
        <linearGradient id={`${id}-spine`} x1="0" x2="1">
          <stop offset="0" stopColor="#122733" />
          <stop offset=".6" stopColor="#1f3d4c" />
          <stop offset="1" stopColor="#183441" />
        </linearGradient>
        <clipPath id={`${id}-front`}>
          <path d="M34 16h98v168H34z" />
        </clipPath>
      </defs>
      <FloorShadow id={id} cx={76} cy={185} rx={58} />
      <path d="M14 8l20 8h98l-16-8z" fill="#efe8d8" />
      <path d="M16 9.5l18 6.5h92" fill="none" stroke="#c9bfa6" strokeWidth="1" />
      <path d="M14 8l20 8v168l-20-9z" fill={`url(#${id}-spine)`} />
      <path d="M34 16h98v168H34z" fill={`url(#${id}-cover)`} />
      <g clipPath={`url(#${id}-front)`}>
        <circle cx="98" cy="82" r="22" fill="#e8b25c" />
        <circle cx="92" cy="76" r="22" fill="#f3c576" opacity=".5" />
        <path d="M34 128h22v-10h26v14h20v-10h30v62H34z" fill="#7f99a4" opacity=".55" />
        <path d="M34 150h30v-9h24v12h44v31H34z" fill="#a9bcc3" opacity=".5" />
        <path d="M34 168h98v16H34z" fill="#13262f" opacity=".5" />
        <path d="M34 16h8v168h-8z" fill="#0d1211" opacity=".18" />
        <path d="M42 16h2v168h-2z" fill="#fff" opacity=".14" />
        <path d="M34 16h98L34 120z" fill="#fff" opacity=".08" />
      </g>
      <g fill="#f3ead4">
        <path d="M54 34h44v5H54zM54 46h32v5H54z" />
        <path d="M54 172h34v3H54z" opacity=".8" />
      </g>
    </svg>
  );
}

export function TabletsArt({ className }: ArtProps) {
  const id = useArtId();
  return (
    <svg className={className} viewBox="0 0 180 140" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}-front`} x1="0" x2="1" y1="0" y2=".4">
          <stop offset="0" stopColor="#ffffff" />
          <stop offset="1" stopColor="#e3e9e7" />
        </linearGradient>
        <linearGradient id={`${id}-side`} x1="0" x2="1">
          <stop offset="0" stopColor="#cfd8d5" />
          <stop offset="1" stopColor="#aab6b2" />
        </linearGradient>
        <linearGradient id={`${id}-band`} x1="0" x2="1">
          <stop offset="0" stopColor="#2f8f96" />
          <stop offset="1" stopColor="#17646c" />
        </linearGradient>
        <radialGradient id={`${id}-pill`} cx=".35" cy=".3">
          <stop offset="0" stopColor="#ffffff" />
          <stop offset="1" stopColor="#9fc3c8" />
        </radialGradient>
      </defs>
      <FloorShadow id={id} cx={82} cy={124} rx={70} />
      <path d="M16 34l22-14h112l-20 14z" fill="#dde6e4" />
      <path d="M16 34h114" stroke="#fff" strokeWidth="1.5" />
      <path d="M130 34l20-14v80l-20 22z" fill={`url(#${id}-side)`} />
      <path d="M16 34h114v88H16z" fill={`url(#${id}-front)`} />
      <path d="M16 90c30-12 60 10 114-6v38H16z" fill={`url(#${id}-band)`} />
      <path d="M130 84l20-12v28l-20 22z" fill="#0f4c53" />
      <path d="M28 48h46v6H28z" fill="#1f5f66" />
      <path d="M28 60h28v3.5H28z" fill="#8aa6a4" />
      <path d="M106 44h7v7h7v7h-7v7h-7v-7h-7v-7h7z" fill="#2f8f96" />
      <g transform="translate(98 92) rotate(7)">
        <path d="M2 4h66v36H2z" fill="#0d1211" opacity=".18" />
        <path d="M0 0h66v36H0z" fill="#dfe6e4" />
        <path d="M0 0h66v3H0z" fill="#fff" />
        {[9, 25, 41, 57].map((cx) => (
          <g key={cx}>
            <ellipse cx={cx} cy="10.5" rx="5.5" ry="6" fill={`url(#${id}-pill)`} />
            <ellipse cx={cx} cy="26" rx="5.5" ry="6" fill={`url(#${id}-pill)`} />
          </g>
        ))}
      </g>
    </svg>
  );
}
