/** Creates a key. A secret key may be given at most the own permissions. */
import { type NewKey, type Permission, RESOURCES } from '@quarry/contract';
import { useState } from 'react';
import { callV1 } from '../../calls/call-v1.ts';
import { Segments, TextArea, TextInput } from '../../kit/fields.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useChange } from '../../kit/use-change.ts';
import { useWords } from '../../words/use-words.ts';
import { messageAbout } from '../../calls/field-messages.ts';
import { FormDialog } from '../../kit/form-dialog.tsx';

interface NewKeyDialogProps {
  onClose: () => void;
  /** Gets the whole key, or null when it was told before. */
  onCreated: (secret: string | null) => void;
}

export function NewKeyDialog({ onClose, onCreated }: NewKeyDialogProps) {
  const { t } = useWords();
  const { id: store, permissions } = useStore();
  const [kind, setKind] = useState<NewKey['kind']>('publishable');
  const [name, setName] = useState('');
  const [origin, setOrigin] = useState('');
  const [scopes, setScopes] = useState<readonly Permission[]>([]);
  const [networks, setNetworks] = useState('');
  const [expiresOn, setExpiresOn] = useState('');
  const create = useChange({
    run: (body: NewKey) => callV1('createKey', { params: { store }, body }),
    outdates: [
      ['keys', store],
      ['audit', store],
    ],
    onDone: ({ secret }) => onCreated(secret),
    showsErrorItself: true,
  });
  const messageOf = (field: string) => messageAbout(create.error, field);

  function submit() {
    if (kind === 'publishable') return create.mutate({ kind, name: name.trim() || origin.trim(), origin });
    create.mutate({
      kind,
      name,
      scopes: [...scopes],
      networks: networks.split(/[\s,]+/).filter(Boolean),
      expires_at: expiresOn ? new Date(`${expiresOn}T23:59:59`).toISOString() : null,
    });
  }

  return (
    <FormDialog
      title={t('keys.create')}
      verb={t('keys.createVerb')}
      change={create}
      onSubmit={submit}
      onClose={onClose}
    >
      <Segments
        label={t('keys.kind')}
        value={kind}
        options={[
          { value: 'publishable', label: t('keys.publishable') },
          { value: 'secret', label: t('keys.secret') },
        ]}
        onChange={setKind}
      />
      <p className="text-ink-2">{t(kind === 'secret' ? 'keys.secretNote' : 'keys.publishableNote')}</p>
      <TextInput label={t('keys.name')} value={name} onChange={setName} error={messageOf('name')} />
      {kind === 'publishable' ? (
        <TextInput
          label={t('keys.origin')}
          help={t('keys.originHelp')}
          placeholder="https://shop.example.com"
          value={origin}
          onChange={setOrigin}
          error={messageOf('origin')}
          isCode
          required
        />
      ) : (
        <>
          <Scopes chosen={scopes} given={permissions} onChange={setScopes} error={messageOf('scopes')} />
          <TextInput
            label={t('keys.expiresOn')}
            help={t('keys.expiresOnHelp')}
            type="date"
            value={expiresOn}
            onChange={setExpiresOn}
            error={messageOf('expires_at')}
          />
          <TextArea
            label={t('keys.networks')}
            help={t('keys.networksHelp')}
            rows={2}
            dir="ltr"
            value={networks}
            onChange={setNetworks}
            error={messageOf('networks')}
          />
        </>
      )}
    </FormDialog>
  );
}

interface ScopesProps {
  chosen: readonly Permission[];
  /** The own permissions: no others can be given. */
  given: readonly Permission[];
  onChange: (scopes: readonly Permission[]) => void;
  error: string | undefined;
}

function Scopes({ chosen, given, onChange, error }: ScopesProps) {
  const { t } = useWords();
  const toggle = (scope: Permission, isOn: boolean) =>
    onChange(isOn ? [...chosen, scope] : chosen.filter((other) => other !== scope));
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{t('keys.scopes')}</legend>
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {RESOURCES.map((resource) => {
          const scopes = ([`${resource}:read`, `${resource}:write`] as const).filter((scope) => given.includes(scope));
          if (scopes.length === 0) return null;
          return (
            <li key={resource} className="flex items-center gap-3 border-b border-line">
              <span className="min-w-0 flex-1 truncate">{t(`resource.${resource}`)}</span>
              {scopes.map((scope) => (
                <label key={scope} className="flex min-h-11 items-center gap-1.5 text-sm">
                  <input
                    type="checkbox"
                    className="check-box"
                    checked={chosen.includes(scope)}
                    onChange={(event) => toggle(scope, event.target.checked)}
                  />
                  {t(scope.endsWith(':read') ? 'keys.read' : 'keys.write')}{' '}
                  <span className="sr-only">{t(`resource.${resource}`)}</span>
                </label>
              ))}
            </li>
          );
        })}
      </ul>
      {error && <p className="mt-1 text-sm text-danger">{error}</p>}
    </fieldset>
  );
}
