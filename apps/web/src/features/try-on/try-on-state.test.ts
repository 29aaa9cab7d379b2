import { MANNEQUINS } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import {
  entersNewRow,
  FIRST_STEP,
  type TryOnAction,
  type TryOnState,
  tryOnReducer,
  writtenUrls,
} from './try-on-state.ts';

const [mannequin] = MANNEQUINS;
const after = (...actions: TryOnAction[]): TryOnState => actions.reduce(tryOnReducer, FIRST_STEP);
const chosen: TryOnAction = { type: 'chose', mannequin: mannequin! };

describe('the steps of the try-on', () => {
  it('TRYON-02 TRYON-06 TRYON-20 TRYON-21 go from productSelect to input to result and back', () => {
    const look = { images: ['data:,'], skipped: [] };
    expect(FIRST_STEP.step).toBe('productSelect');
    expect(after(chosen).step).toBe('input');
    expect(after(chosen, { type: 'submitted' }, { type: 'dressed', look }).step).toBe('result');
    expect(after(chosen, { type: 'dressed', look }, { type: 'went-back' }).step).toBe('input');
    expect(after(chosen, { type: 'went-back' }).step).toBe('productSelect');
  });

  it('going back keeps the entered text', () => {
    const state = after(
      chosen,
      { type: 'wrote', rowId: 1, url: 'https://a.example/1.jpg' },
      { type: 'went-back' },
      chosen,
    );
    expect(writtenUrls(state.rows)).toEqual(['https://a.example/1.jpg']);
  });

  it('TRYON-09 the last line cannot be removed', () => {
    expect(after({ type: 'removed', rowId: 1 }).rows).toHaveLength(1);
    const two = after({ type: 'added' }, { type: 'removed', rowId: 1 });
    expect(two.rows).toEqual([{ id: 2, url: '' }]);
  });

  it('TRYON-12 TRYON-13 Enter adds a line only in a non-empty last line', () => {
    const state = after({ type: 'wrote', rowId: 1, url: 'https://a.example/1.jpg' }, { type: 'added' });
    expect(entersNewRow(state.rows, 1)).toBe(false);
    expect(entersNewRow(state.rows, 2)).toBe(false);
    expect(entersNewRow(tryOnReducer(state, { type: 'wrote', rowId: 2, url: ' x ' }).rows, 2)).toBe(true);
  });

  it('OPEN-27 blank and repeated lines are not sent', () => {
    const rows = [' https://a.example/1.jpg ', '', '  ', 'https://a.example/1.jpg', 'b'].map((url, id) => ({
      id,
      url,
    }));
    expect(writtenUrls(rows)).toEqual(['https://a.example/1.jpg', 'b']);
  });

  it('a selected garment fills an empty last line, and adds a line otherwise', () => {
    const state = after({ type: 'added', url: '/media/a/1/1.webp' }, { type: 'added', url: '/media/a/2/1.webp' });
    expect(state.rows.map(({ url }) => url)).toEqual(['/media/a/1/1.webp', '/media/a/2/1.webp']);
  });

  it('a failure keeps the lines and marks the garments until they are changed', () => {
    const skipped = [{ url: 'https://a.example/sofa.jpg', reason: 'A sofa cannot be worn.' }];
    const failed = after(
      chosen,
      { type: 'wrote', rowId: 1, url: 'https://a.example/sofa.jpg' },
      { type: 'submitted' },
      { type: 'failed', message: 'Request failed', skipped },
    );
    expect(failed).toMatchObject({ step: 'input', isWorking: false, error: 'Request failed', skipped });
    expect(tryOnReducer(failed, { type: 'wrote', rowId: 1, url: 'x' }).skipped).toEqual([]);
  });
});
