/**
 * Four portraits for the team page: matte, faceless, light from the upper left. Each is one silhouette per material
 * with a shading filter.
 */
export const BUST_SIZE = { width: 480, height: 540 };

interface Bust {
  file: string;
  stone: string;
  cloth: string;
  hair: string;
  /** Behind the head, and in front of it. */
  hairBack: string;
  hairFront: string;
  extras?: string;
  neckline: 'round' | 'collar' | 'roll';
}

const HEAD =
  'M240 92C293 92 324 132 324 190C324 226 315 256 300 280C285 304 263 322 240 322C217 322 195 304 180 280C165 256 156 226 156 190C156 132 187 92 240 92Z';
const NECK = 'M203 286C206 330 205 352 194 372L240 424L286 372C275 352 274 330 277 286C262 306 218 306 203 286Z';
const SHOULDERS =
  'M194 362C168 380 128 388 96 402C62 418 46 458 42 560V640H438V560C434 458 418 418 384 402C352 388 312 380 286 362C276 386 258 398 240 398C222 398 204 386 194 362Z';
const EARS =
  'M156 196C144 190 138 204 142 220C145 234 154 242 163 240ZM324 196C336 190 342 204 338 220C335 234 326 242 317 240Z';

const NECKLINES: Record<Bust['neckline'], string> = {
  round:
    '<path d="M190 362C204 396 224 406 240 406C256 406 276 396 290 362" fill="none" stroke="#fff" stroke-opacity=".34" stroke-width="7"/>',
  collar:
    '<path d="M194 356L152 392L214 440L240 402Z" fill="#fff" fill-opacity=".16"/><path d="M286 356L328 392L266 440L240 402Z" fill="#0d1211" fill-opacity=".14"/><path d="M240 404V540" stroke="#0d1211" stroke-opacity=".28" stroke-width="3"/>',
  roll: '<path d="M190 340C206 366 274 366 290 340L296 384C270 408 210 408 184 384Z" fill="#fff" fill-opacity=".12"/><path d="M187 376C212 398 268 398 293 376" fill="none" stroke="#0d1211" stroke-opacity=".2" stroke-width="3"/>',
};

const BUSTS: readonly Bust[] = [
  {
    file: 'founder',
    stone: '#e9e4d9',
    cloth: '#33473f',
    hair: '#8b8d8a',
    hairBack:
      'M240 70C316 70 348 122 346 196C345 262 352 330 342 372C322 396 158 396 138 372C128 330 135 262 134 196C132 122 164 70 240 70Z',
    hairFront:
      'M240 70C314 70 346 120 342 206C336 178 326 158 306 146C276 156 222 156 196 138C172 152 148 176 140 210C130 124 166 70 240 70Z',
    neckline: 'collar',
  },
  {
    file: 'engineer',
    stone: '#cda585',
    cloth: '#8b968f',
    hair: '#5b483c',
    hairBack: '',
    hairFront:
      'M240 78C306 78 334 116 330 186C324 164 316 150 304 142C262 150 214 148 178 140C166 150 158 164 152 186C146 118 174 78 240 78Z',
    extras:
      '<path d="M158 214C160 250 168 270 182 294C198 320 220 340 240 340C260 340 282 320 298 294C312 270 320 250 322 214C312 244 296 262 270 262C258 250 222 250 210 262C184 262 168 244 158 214Z" fill="#5b483c" filter="url(#soft)"/>',
    neckline: 'round',
  },
  {
    file: 'linguist',
    stone: '#7c5844',
    cloth: '#dcd8cd',
    hair: '#38291f',
    hairBack: curls(240, 156, 108, 88, 17, 30),
    hairFront: curls(240, 116, 86, 34, 11, 28),
    extras:
      '<g fill="none" stroke="#20282a" stroke-width="7"><rect x="170" y="186" width="58" height="46" rx="15"/><rect x="252" y="186" width="58" height="46" rx="15"/><path d="M228 202C234 196 246 196 252 202M170 200L154 194M310 200L326 194"/></g><path d="M176 222L196 190M258 222L278 190" stroke="#fff" stroke-opacity=".3" stroke-width="4"/>',
    neckline: 'roll',
  },
  {
    file: 'merchant',
    stone: '#dfe2e2',
    cloth: '#5d756c',
    hair: '#656b6c',
    hairBack: 'M240 18C266 18 282 36 282 58C282 80 264 94 240 94C216 94 198 80 198 58C198 36 214 18 240 18Z',
    hairFront: 'M240 76C310 76 340 126 334 206C328 168 300 130 240 126C180 130 152 168 146 206C140 126 170 76 240 76Z',
    neckline: 'round',
  },
];

/** Curls along an ellipse, as one outline of circles. */
function curls(cx: number, cy: number, rx: number, ry: number, count: number, radius: number): string {
  return Array.from({ length: count }, (_, place) => {
    const angle = Math.PI * (0.96 + (1.08 * place) / (count - 1));
    const x = cx + Math.cos(angle) * rx;
    const y = cy + Math.sin(angle) * ry;
    const r = radius * (0.86 + 0.14 * Math.sin(place * 2.4));
    return ellipse(x, y, r, r);
  })
    .join('')
    .concat(ellipse(cx, cy + ry * 0.1, rx * 0.92, ry * 0.86));
}

function ellipse(x: number, y: number, rx: number, ry: number): string {
  const at = (value: number) => value.toFixed(1);
  return `M${at(x - rx)} ${at(y)}A${at(rx)} ${at(ry)} 0 1 1 ${at(x + rx)} ${at(y)}A${at(rx)} ${at(ry)} 0 1 1 ${at(x - rx)} ${at(y)}Z`;
}

/** File names and drawings of the portraits. */
export function bustDrawings(): { file: string; svg: string }[] {
  return BUSTS.map((bust) => ({ file: bust.file, svg: drawing(bust) }));
}

function drawing({ stone, cloth, hair, hairBack, hairFront, extras = '', neckline }: Bust): string {
  const { width, height } = BUST_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<defs>
${shading('shade', { blur: 17, reach: 16, dark: 0.5, light: 0.5 })}
${shading('soft', { blur: 9, reach: 9, dark: 0.42, light: 0.3 })}
<filter id="blur" filterUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><feGaussianBlur stdDeviation="12"/></filter>
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="5" result="n"/><feColorMatrix in="n" values="0 0 0 0 .06 0 0 0 0 .08 0 0 0 0 .08 .17 0 0 0 -.055"/><feComposite in2="SourceAlpha" operator="in" result="g"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="g"/></feMerge></filter>
<clipPath id="head"><path d="${HEAD}"/></clipPath>
<clipPath id="neck"><path d="${NECK}"/></clipPath>
<clipPath id="body"><path d="${SHOULDERS}"/></clipPath>
</defs>
<g filter="url(#grain)">
${hairBack ? `<path d="${hairBack}" fill="${hair}" filter="url(#shade)"/>` : ''}
<path d="${NECK}" fill="${stone}"/>
<g clip-path="url(#neck)"><ellipse cx="252" cy="318" rx="66" ry="30" fill="#0d1211" opacity=".42" filter="url(#blur)"/><rect x="262" y="280" width="44" height="130" fill="#0d1211" opacity=".24" filter="url(#blur)"/></g>
<path d="${SHOULDERS}" fill="${cloth}" filter="url(#shade)"/>
<g clip-path="url(#body)"><ellipse cx="252" cy="386" rx="86" ry="24" fill="#0d1211" opacity=".26" filter="url(#blur)"/>${NECKLINES[neckline]}<path d="M118 470C112 500 110 520 112 540M362 470C368 500 370 520 368 540" fill="none" stroke="#0d1211" stroke-opacity=".24" stroke-width="10" filter="url(#blur)"/></g>
<path d="${EARS}" fill="${stone}" filter="url(#soft)"/>
<path d="${HEAD}" fill="${stone}" filter="url(#shade)"/>
<g clip-path="url(#head)">
<ellipse cx="205" cy="160" rx="44" ry="62" fill="#fff" opacity=".2" filter="url(#blur)"/>
<path d="M244 168C246 204 262 226 252 240C244 250 232 246 230 238" fill="none" stroke="#0d1211" stroke-opacity=".2" stroke-width="9" filter="url(#blur)"/>
<path d="M238 160C236 196 228 222 236 236" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="7" filter="url(#blur)"/>
<path d="M170 190C188 178 214 180 224 192C212 204 184 206 170 190ZM256 192C268 180 294 178 310 190C296 206 268 204 256 192Z" fill="#0d1211" opacity=".17" filter="url(#blur)"/>
</g>
${extras}
<path d="${hairFront}" fill="${hair}" filter="url(#shade)"/>
</g>
</svg>`;
}

/** Shading derived from the blurred silhouette: dark away from the light, bright towards it. */
function shading(
  id: string,
  { blur, reach, dark, light }: { blur: number; reach: number; dark: number; light: number },
): string {
  return `<filter id="${id}" x="-15%" y="-15%" width="130%" height="130%" color-interpolation-filters="sRGB">
<feGaussianBlur in="SourceAlpha" stdDeviation="${blur}" result="b"/>
<feOffset in="b" dx="${-reach}" dy="${-reach * 0.7}" result="o1"/><feComposite in="SourceAlpha" in2="o1" operator="out" result="e1"/><feFlood flood-color="#1b2430" flood-opacity="${dark}"/><feComposite in2="e1" operator="in" result="sh"/>
<feOffset in="b" dx="${reach * 0.8}" dy="${reach * 0.7}" result="o2"/><feComposite in="SourceAlpha" in2="o2" operator="out" result="e2"/><feFlood flood-color="#fff" flood-opacity="${light}"/><feComposite in2="e2" operator="in" result="hl"/>
<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="hl"/><feMergeNode in="sh"/></feMerge></filter>`;
}
