/** Step 2: URLs of garment pictures, one per line, with a preview of each. */
import type { SkippedPiece } from '@quarry/contract';
import { GARMENTS_MAX } from '@quarry/contract';
import { Button, Icon } from '@quarry/ui';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { entersNewRow, type PieceRow, writtenUrls } from './try-on-state.ts';

interface PieceListProps {
  rows: readonly PieceRow[];
  isWorking: boolean;
  error: string | null;
  skipped: readonly SkippedPiece[];
  onWrite: (rowId: number, url: string) => void;
  onAdd: () => void;
  onRemove: (rowId: number) => void;
  onSubmit: () => void;
}

export function PieceList({ rows, isWorking, error, skipped, onWrite, onAdd, onRemove, onSubmit }: PieceListProps) {
  const list = useRef<HTMLOListElement>(null);
  const count = useRef(rows.length);
  const isFull = rows.length >= GARMENTS_MAX;

  // Focuses a newly added line, but not the lines of a list that is opened again.
  useEffect(() => {
    if (rows.length > count.current) [...(list.current?.querySelectorAll('input') ?? [])].at(-1)?.focus();
    count.current = rows.length;
  }, [rows.length]);

  function onKeyDown(event: KeyboardEvent, rowId: number) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (entersNewRow(rows, rowId) && !isFull) onAdd();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isWorking && writtenUrls(rows).length > 0) onSubmit();
  }

  return (
    <form onSubmit={submit} noValidate aria-busy={isWorking}>
      <ol ref={list} className="border-t border-line">
        {rows.map((row, index) => {
          const reason = skipped.find(({ url }) => url === row.url.trim())?.reason;
          return (
            <li key={row.id} className="flex flex-wrap items-center gap-x-4 gap-y-1.5 border-b border-line py-3">
              <span id={`piece-${row.id}-name`} className="sr-only">
                Picture {index + 1}
              </span>
              <Preview key={row.url.trim()} url={row.url.trim()} />
              <input
                type="text"
                inputMode="url"
                autoCapitalize="none"
                autoComplete="off"
                spellCheck={false}
                aria-label={`Address of picture ${index + 1}`}
                aria-invalid={reason ? true : undefined}
                aria-describedby={reason ? `piece-${row.id}-reason` : undefined}
                placeholder="Paste the address of a picture"
                value={row.url}
                readOnly={isWorking}
                onChange={(event) => onWrite(row.id, event.target.value)}
                onKeyDown={(event) => onKeyDown(event, row.id)}
                className="h-12 min-w-0 flex-1 rounded-control bg-surface px-3.5 font-mono text-sm text-ink shadow-[inset_0_0_0_1px_var(--control)] placeholder:font-sans placeholder:text-base aria-invalid:shadow-[inset_0_0_0_1.5px_var(--danger)]"
              />
              <button
                type="button"
                disabled={rows.length === 1 || isWorking}
                aria-describedby={`piece-${row.id}-name`}
                onClick={() => onRemove(row.id)}
                className="h-11 px-1 text-[15px] text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current disabled:text-ink-3 disabled:no-underline"
              >
                Remove
              </button>
              {reason && (
                <p id={`piece-${row.id}-reason`} className="w-full ps-[72px] text-sm text-danger">
                  {reason}
                </p>
              )}
            </li>
          );
        })}
      </ol>
      <button
        type="button"
        disabled={isFull || isWorking}
        onClick={onAdd}
        className="mt-2 flex min-h-11 items-center gap-3 text-start text-[15px] text-ink hover:text-ink-2 disabled:text-ink-3"
      >
        <Icon name="plus" className="size-4" />
        Click to add another piece or press "Enter"
      </button>
      {error && (
        <p role="alert" className="mt-4 rounded-control bg-danger-tint px-3.5 py-2.5 text-danger">
          {error}
        </p>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" look="vein" disabled={isWorking || writtenUrls(rows).length === 0}>
          {isWorking ? 'Processing...' : 'Submit'}
        </Button>
        <p role="status" className="max-w-[40ch] text-sm text-ink-2">
          {isWorking
            ? 'Cutting out, fitting and shading your pieces.'
            : `Up to ${GARMENTS_MAX} pieces. A plain background works best.`}
        </p>
      </div>
    </form>
  );
}

/** The picture at the URL, if this browser can load it. */
function Preview({ url }: { url: string }) {
  const [isBroken, setIsBroken] = useState(false);
  const isShown = /^(?:https?:\/\/|\/media\/)\S+$/i.test(url) && !isBroken;
  return (
    <span className="grid size-14 flex-none place-items-center overflow-hidden rounded-control bg-surface-2 text-ink-3">
      {isShown ? (
        <img src={url} alt="" onError={() => setIsBroken(true)} className="size-full object-cover" />
      ) : (
        <Icon name="pictures" className="size-5" />
      )}
    </span>
  );
}
