import { describe, expect, it } from 'vitest';
import { placeUnder } from './place-panel.ts';

const WINDOW = { width: 1280, height: 800 };
const field = (left: number, width: number, bottom = 60) => ({ left, width, right: left + width, bottom });

describe('the panel', () => {
  it('is placed under the field, at least as wide', () => {
    expect(placeUnder(field(100, 700), WINDOW, 'ltr')).toEqual({ left: 100, top: 66, width: 700, maxHeight: 726 });
    expect(placeUnder(field(100, 200), WINDOW, 'ltr')).toMatchObject({ left: 100, width: 560 });
    expect(placeUnder(field(900, 200), WINDOW, 'rtl')).toMatchObject({ left: 540, width: 560 });
  });

  it('stays within the edges of the window', () => {
    expect(placeUnder(field(1100, 150), WINDOW, 'ltr')).toMatchObject({ left: 712, width: 560 });
    expect(placeUnder(field(20, 150), WINDOW, 'rtl')).toMatchObject({ left: 8, width: 560 });
    expect(placeUnder(field(10, 300), { width: 390, height: 800 }, 'ltr')).toMatchObject({ left: 8, width: 374 });
  });

  it('keeps a minimum height when the field is far down', () => {
    expect(placeUnder(field(100, 600, 780), WINDOW, 'ltr').maxHeight).toBe(160);
  });
});
