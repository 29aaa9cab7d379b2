/** Display colours of the canonical colour values. Colours that are not listed have no swatch. */
const SWATCHES: Readonly<Record<string, string>> = {
  black: '#1c1f1e',
  white: '#fbfbf8',
  ivory: '#f4efe0',
  cream: '#f1e7cf',
  beige: '#dccbb0',
  brown: '#7a5236',
  tan: '#c69c6d',
  grey: '#8b918e',
  silver: 'linear-gradient(135deg, #eef0f1, #a9afb2)',
  gold: 'linear-gradient(135deg, #f0d98c, #b98f2e)',
  red: '#c2402a',
  burgundy: '#6e1f2e',
  pink: '#e79bb0',
  orange: '#e2792f',
  yellow: '#eec43d',
  green: '#3f7d5b',
  olive: '#737a44',
  khaki: '#a39a6c',
  turquoise: '#3fa8a0',
  teal: '#2f6a69',
  blue: '#3f5aa8',
  navy: '#22305c',
  'light blue': '#9cc3e2',
  purple: '#6b4cc4',
  lilac: '#b9a5dc',
  multicolor: 'conic-gradient(#c2402a, #eec43d, #3f7d5b, #3f5aa8, #6b4cc4, #c2402a)',
  transparent: 'repeating-conic-gradient(#e2e6e4 0 25%, #fff 0 50%) 0 / 8px 8px',
};

export function swatchOf(color: string): string | null {
  return SWATCHES[color.toLowerCase()] ?? null;
}
