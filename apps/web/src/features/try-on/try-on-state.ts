/** The state of the try-on as pure functions, testable without a page. */
import type { Look } from '@quarry/client';
import type { Mannequin, SkippedPiece } from '@quarry/contract';

/** One line of the list of garments; `id` identifies it when others are added or removed. */
export interface PieceRow {
  readonly id: number;
  readonly url: string;
}

export interface TryOnState {
  readonly step: 'productSelect' | 'input' | 'result';
  readonly gender: Mannequin['gender'];
  readonly mannequin: Mannequin | null;
  readonly rows: readonly PieceRow[];
  readonly isWorking: boolean;
  readonly error: string | null;
  /** Garments that the last request did not use. */
  readonly skipped: readonly SkippedPiece[];
  readonly look: Look | null;
  readonly nextRowId: number;
}

export type TryOnAction =
  | { type: 'showed'; gender: Mannequin['gender'] }
  | { type: 'chose'; mannequin: Mannequin }
  | { type: 'wrote'; rowId: number; url: string }
  | { type: 'added'; url?: string }
  | { type: 'removed'; rowId: number }
  | { type: 'submitted' }
  | { type: 'dressed'; look: Look }
  | { type: 'failed'; message: string; skipped: readonly SkippedPiece[] }
  | { type: 'went-back' };

export const FIRST_STEP: TryOnState = {
  step: 'productSelect',
  gender: 'women',
  mannequin: null,
  rows: [{ id: 1, url: '' }],
  isWorking: false,
  error: null,
  skipped: [],
  look: null,
  nextRowId: 2,
};

export function tryOnReducer(state: TryOnState, action: TryOnAction): TryOnState {
  switch (action.type) {
    case 'showed':
      return { ...state, gender: action.gender };
    case 'chose':
      return { ...state, step: 'input', mannequin: action.mannequin };
    case 'wrote':
      return {
        ...state,
        rows: state.rows.map((row) => (row.id === action.rowId ? { ...row, url: action.url } : row)),
        skipped: state.skipped.filter(({ url }) => url !== urlOf(state, action.rowId)),
      };
    case 'added':
      return withRow(state, action.url ?? '');
    case 'removed':
      return state.rows.length > 1 ? { ...state, rows: state.rows.filter(({ id }) => id !== action.rowId) } : state;
    case 'submitted':
      return { ...state, isWorking: true, error: null, skipped: [] };
    case 'dressed':
      return { ...state, step: 'result', isWorking: false, look: action.look, skipped: action.look.skipped };
    case 'failed':
      return { ...state, isWorking: false, error: action.message, skipped: action.skipped };
    case 'went-back':
      if (state.step === 'result') return { ...state, step: 'input' };
      return { ...state, step: 'productSelect', isWorking: false, error: null };
  }
}

/** Adds a line at the end, or fills an empty last line. */
function withRow(state: TryOnState, url: string): TryOnState {
  const last = state.rows.at(-1);
  if (url && last && last.url.trim() === '') {
    return { ...state, rows: [...state.rows.slice(0, -1), { ...last, url }] };
  }
  return { ...state, rows: [...state.rows, { id: state.nextRowId, url }], nextRowId: state.nextRowId + 1 };
}

function urlOf(state: TryOnState, rowId: number): string | undefined {
  return state.rows.find(({ id }) => id === rowId)?.url.trim();
}

/** The URLs to send: without blanks and duplicates. */
export function writtenUrls(rows: readonly PieceRow[]): string[] {
  return [...new Set(rows.map(({ url }) => url.trim()).filter(Boolean))];
}

/** Enter adds a line only in the last line, and only if it is not empty. */
export function entersNewRow(rows: readonly PieceRow[], rowId: number): boolean {
  const last = rows.at(-1);
  return last !== undefined && last.id === rowId && last.url.trim() !== '';
}
