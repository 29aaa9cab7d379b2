/** Shown in place of missing data, each with a next step: loading, error, nothing yet, no permission. */
import { Button, buttonClass, Icon, type IconName, ProgressBlocks } from '@quarry/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ApiProblem } from '@quarry/client';
import { failureText } from '../calls/failure-text.ts';
import { useWords } from '../words/use-words.ts';

export function Loading() {
  const { t } = useWords();
  return (
    <p role="status" className="flex items-end gap-3 px-5 py-10 text-ink-2">
      <ProgressBlocks />
      {t('state.loading')}
    </p>
  );
}

interface StateProps {
  icon?: IconName;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  role?: 'alert' | 'status';
}

export function StateNote({ icon, title, children, action, role }: StateProps) {
  return (
    <div role={role} className="flex flex-col items-start gap-2 px-5 py-9">
      {icon && <Icon name={icon} className="mb-1 size-6 text-ink-3" />}
      <p className="text-[17px] font-semibold">{title}</p>
      {children && <div className="max-w-[60ch] text-ink-2">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}

/** @param retry called by the button. */
export function LoadingFailed({ error, retry }: { error: unknown; retry: () => void }) {
  const { t } = useWords();
  if (error instanceof ApiProblem && error.status === 403) return <NoPermission />;
  if (error instanceof ApiProblem && error.status === 404) {
    return <StateNote role="status" icon="search" title={failureText(error, t)} action={<AllShops />} />;
  }
  return (
    <StateNote
      role="alert"
      icon="warning"
      title={t('state.failed')}
      action={
        <Button look="line" size="small" onClick={retry}>
          {t('state.retry')}
        </Button>
      }
    >
      {failureText(error, t)}
    </StateNote>
  );
}

/** The way out where there is nothing to repeat. */
export function AllShops() {
  const { t } = useWords();
  return (
    <Link to="/" className={buttonClass('line', 'small')}>
      {t('shell.allShops')}
    </Link>
  );
}

export function NoPermission() {
  const { t } = useWords();
  return (
    <StateNote role="status" icon="key" title={t('state.noPermission')} action={<AllShops />}>
      {t('state.noPermissionWhy')}
    </StateNote>
  );
}

interface Query<Data> {
  data: Data | undefined;
  error: unknown;
  isPending: boolean;
  refetch: () => unknown;
}

/** The states of a query in the order in which they are met; the data come last. */
export function Loaded<Data>({ query, children }: { query: Query<Data>; children: (data: Data) => ReactNode }) {
  if (query.data !== undefined) return children(query.data);
  if (query.error !== null && query.error !== undefined) {
    return <LoadingFailed error={query.error} retry={() => void query.refetch()} />;
  }
  return <Loading />;
}
