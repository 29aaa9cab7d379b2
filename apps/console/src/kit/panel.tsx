/** A white panel with a heading line, and the heading of a room. */
import type { ReactNode } from 'react';

interface PanelProps {
  title?: string;
  note?: ReactNode;
  actions?: ReactNode;
  /** Level of the heading; default 2. */
  level?: 2 | 3;
  id?: string;
  className?: string;
  children: ReactNode;
}

export function Panel({ title, note, actions, level = 2, id, className = '', children }: PanelProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section id={id} aria-label={title} className={`panel min-w-0 ${className}`}>
      {(title !== undefined || actions !== undefined) && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 pt-4 pb-2">
          <div className="min-w-0">
            {title !== undefined && (
              <Heading className="text-[17px] font-semibold tracking-[-0.01em] [:lang(ar)_&,:lang(ka)_&]:tracking-normal">
                {title}
              </Heading>
            )}
            {note !== undefined && <div className="max-w-[80ch] text-sm text-ink-2">{note}</div>}
          </div>
          {actions}
        </div>
      )}
      {children}
    </section>
  );
}

export function RoomHead({ title, note, actions }: { title: string; note?: ReactNode; actions?: ReactNode }) {
  return (
    <div className="mb-4.5 flex flex-wrap items-center gap-x-4 gap-y-2.5 pt-5.5">
      <h1 className="text-2xl font-semibold tracking-[-0.015em] [:lang(ar)_&,:lang(ka)_&]:tracking-normal">{title}</h1>
      {note}
      {actions !== undefined && <div className="flex flex-wrap items-center gap-2 sm:ms-auto">{actions}</div>}
    </div>
  );
}
