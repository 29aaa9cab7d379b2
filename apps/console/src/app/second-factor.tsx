/** The second factor of the own account: begin it with an app, keep the recovery codes, switch it off. */
import type { SecondFactorSecret } from '@quarry/contract';
import { Button } from '@quarry/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { encode } from 'uqr';
import { callV1 } from '../calls/call-v1.ts';
import { CopyField } from '../kit/copy-field.tsx';
import { TextInput } from '../kit/fields.tsx';
import { Panel, RoomHead } from '../kit/panel.tsx';
import { Loaded } from '../kit/states.tsx';
import { useChange } from '../kit/use-change.ts';
import { useWords } from '../words/use-words.ts';
import { FailureNote } from '../kit/failure-note.tsx';

const STATE = ['second-factor'];

export function SecondFactorPage() {
  const { t } = useWords();
  const state = useQuery({
    queryKey: STATE,
    queryFn: ({ signal }) => callV1('secondFactor', {}, { signal }),
  });
  /** Told once. */
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <>
      <title>{`${t('factor.title')} | Quarry`}</title>
      <RoomHead title={t('factor.title')} />
      <Loaded query={state}>
        {({ enabled, recovery_codes_left }) => (
          <Panel
            title={t(enabled ? 'factor.on' : 'factor.off')}
            note={enabled ? t('factor.left', { count: recovery_codes_left }) : t('factor.why')}
            className="max-w-[640px]"
          >
            <div className="px-5 pt-2 pb-5">
              {codes !== null && (
                <div className="mb-5">
                  <CopyField label={t('factor.codes')} value={codes.join('\n')} rows={codes.length} />
                  <p className="mt-1 text-sm text-ink-2">{t('factor.codesNote')}</p>
                </div>
              )}
              {enabled ? <SwitchOff onDone={() => setCodes(null)} /> : <SwitchOn onCodes={setCodes} />}
            </div>
          </Panel>
        )}
      </Loaded>
    </>
  );
}

function SwitchOn({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const { t } = useWords();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [begun, setBegun] = useState<SecondFactorSecret | null>(null);
  const begin = useChange({
    run: () => callV1('beginSecondFactor', { body: { password } }),
    outdates: [],
    onDone: setBegun,
    showsErrorItself: true,
  });
  const confirm = useChange({
    run: () => callV1('confirmSecondFactor', { body: { code } }),
    outdates: [STATE, ['me']],
    onDone: ({ recovery_codes }) => onCodes(recovery_codes),
    showsErrorItself: true,
  });
  if (!begun) {
    return (
      <Form
        verb={t('factor.begin')}
        error={begin.error}
        isPending={begin.isPending}
        onSubmit={() => begin.mutate(undefined)}
      >
        <Password value={password} onChange={setPassword} />
      </Form>
    );
  }
  return (
    <Form
      verb={t('factor.confirm')}
      error={confirm.error}
      isPending={confirm.isPending}
      onSubmit={() => confirm.mutate(undefined)}
    >
      <p>{t('factor.scan')}</p>
      <QrCode text={begun.uri} />
      <CopyField label={t('factor.secret')} value={begun.secret} />
      <Code value={code} onChange={setCode} help={t('factor.codeHelp')} />
    </Form>
  );
}

function SwitchOff({ onDone }: { onDone: () => void }) {
  const { t } = useWords();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const remove = useChange({
    run: () => callV1('removeSecondFactor', { body: { password, code } }),
    outdates: [STATE, ['me']],
    done: t('factor.off'),
    onDone,
    showsErrorItself: true,
  });
  return (
    <Form
      verb={t('factor.remove')}
      error={remove.error}
      isPending={remove.isPending}
      onSubmit={() => remove.mutate(undefined)}
    >
      <Password value={password} onChange={setPassword} />
      <Code value={code} onChange={setCode} help={t('factor.codeOrRecovery')} />
    </Form>
  );
}

interface FormProps {
  verb: string;
  error: unknown;
  isPending: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

function Form({ verb, error, isPending, onSubmit, children }: FormProps) {
  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <form className="grid max-w-[420px] gap-4" onSubmit={submit}>
      {children}
      <FailureNote error={error} />
      <Button type="submit" size="small" className="justify-self-start" disabled={isPending}>
        {verb}
      </Button>
    </form>
  );
}

interface ValueProps {
  value: string;
  onChange: (value: string) => void;
}

function Password({ value, onChange }: ValueProps) {
  const { t } = useWords();
  return (
    <TextInput
      label={t('login.password')}
      type="password"
      dir="ltr"
      autoComplete="current-password"
      value={value}
      onChange={onChange}
      required
    />
  );
}

function Code({ value, onChange, help }: ValueProps & { help: string }) {
  const { t } = useWords();
  return (
    <TextInput
      label={t('login.code')}
      help={help}
      autoComplete="one-time-code"
      value={value}
      onChange={onChange}
      isCode
      required
    />
  );
}

/** Dark on light in both colour schemes: apps read no other. */
function QrCode({ text }: { text: string }) {
  const { t } = useWords();
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={t('factor.qr')}
      viewBox={`0 0 ${size} ${size}`}
      className="w-48 rounded-control bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
