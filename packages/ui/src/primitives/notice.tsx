/** One sentence in place of missing content, with at most one action. */
import type { ReactNode } from 'react';

interface NoticeProps {
  tone?: 'plain' | 'error';
  children: ReactNode;
  action?: ReactNode;
}

export function Notice({ tone = 'plain', children, action }: NoticeProps) {
  return (
    <div className="flex flex-col items-start gap-4 border-t border-line py-8">
      <p
        role={tone === 'error' ? 'alert' : 'status'}
        className={`max-w-[66ch] text-[17px] ${tone === 'error' ? 'text-danger' : 'text-ink-2'}`}
      >
        {children}
      </p>
      {action}
    </div>
  );
}
