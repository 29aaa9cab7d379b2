/** The one form of a page before the console: the login, and the first account. */
import { LogoMark } from '@quarry/ui';
import type { ReactNode } from 'react';
import { AlertNote } from '../kit/failure-note.tsx';

interface EntryFormProps {
  title: string;
  note: string;
  /** Why the last attempt failed; null: nothing to tell. */
  problem: string | null;
  onSubmit: () => void;
  /** The fields and the button. */
  children: ReactNode;
}

export function EntryForm({ title, note, problem, onSubmit, children }: EntryFormProps) {
  return (
    <main className="grid min-h-dvh place-items-center px-5 py-8">
      <title>{`${title} | Quarry`}</title>
      <form
        className="panel w-full max-w-[420px] p-7"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <LogoMark className="mb-4 size-9" />
        <h1 className="text-2xl font-semibold">{title}</h1>
        <p className="mt-1 mb-5 text-ink-2">{note}</p>
        {problem !== null && <AlertNote className="mb-4">{problem}</AlertNote>}
        {children}
      </form>
    </main>
  );
}
