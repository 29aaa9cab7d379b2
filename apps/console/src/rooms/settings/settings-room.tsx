/**
 * Settings of a shop in groups. Changes are collected, previewed and saved together; the server checks them, and its
 * messages stand at their fields.
 */
import type { StoreSettings } from '@quarry/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { ApiProblem, type TaggedReply } from '@quarry/client';
import { oneOf, useAddress } from '../../browser/use-address-state.ts';
import { callV1, callV1WithTag } from '../../calls/call-v1.ts';
import { failureText } from '../../calls/failure-text.ts';
import { ChangeLog } from '../../kit/change-log.tsx';
import { Segments } from '../../kit/fields.tsx';
import { Panel, RoomHead } from '../../kit/panel.tsx';
import { Question } from '../../kit/dialogs.tsx';
import { Loaded } from '../../kit/states.tsx';
import { useStore } from '../../kit/store-context.ts';
import { showToast } from '../../kit/toasts.ts';
import { isWordKey, type WordKey } from '../../words/words.ts';
import { useWords } from '../../words/use-words.ts';
import { ButtonChatGroup } from './button-chat-group.tsx';
import { ChangesDialog } from './changes-dialog.tsx';
import { FeatureGroup } from './feature-group.tsx';
import { LanguageGroup } from './language-group.tsx';
import { RetentionGroup } from './retention-group.tsx';
import { SafetyGroup } from './safety-group.tsx';
import { SaveBar } from './save-bar.tsx';
import { SearchGroup } from './search-group.tsx';
import { changesOf, patchOf } from './settings-changes.ts';
import type { SettingsForm } from './settings-form.ts';
import { ShopBranches } from './shop-branches.tsx';
import { ShopGroup } from './shop-group.tsx';
import { ShopTexts } from './shop-texts.tsx';
import { Webhooks } from './webhooks.tsx';
import { fieldMessages } from '../../calls/field-messages.ts';

export const SETTING_GROUPS: readonly {
  id: string;
  title: WordKey;
  note: WordKey;
  Group: ComponentType<SettingsForm>;
}[] = [
  { id: 'shop', title: 'group.shop', note: 'group.shopNote', Group: ShopGroup },
  { id: 'languages', title: 'group.languages', note: 'group.languagesNote', Group: LanguageGroup },
  { id: 'search', title: 'group.search', note: 'group.searchNote', Group: SearchGroup },
  { id: 'features', title: 'group.features', note: 'group.featuresNote', Group: FeatureGroup },
  { id: 'safety', title: 'group.safety', note: 'group.safetyNote', Group: SafetyGroup },
  { id: 'retention', title: 'group.retention', note: 'group.retentionNote', Group: RetentionGroup },
  { id: 'button-chat', title: 'group.buttonChat', note: 'group.buttonChatNote', Group: ButtonChatGroup },
];

const VIEWS = ['settings', 'texts', 'branches', 'webhooks'] as const;

export default function SettingsRoom() {
  const { t } = useWords();
  const { may } = useStore();
  const address = useAddress();
  const [first, ...others] = may('webhooks:read') ? VIEWS : VIEWS.slice(0, -1);
  const view = oneOf(address.get('view'), [first ?? 'settings', ...others]);
  return (
    <>
      <RoomHead
        title={t('room.settings')}
        actions={
          <Segments
            label={t('settings.view')}
            value={view}
            options={[first ?? 'settings', ...others].map((value) => ({ value, label: t(`settings.view.${value}`) }))}
            onChange={(chosen) =>
              address.change({ view: chosen === 'settings' ? null : chosen, dialog: null, id: null })
            }
          />
        }
      />
      {view === 'settings' && <ShopSettings />}
      {view === 'texts' && <ShopTexts />}
      {view === 'branches' && <ShopBranches />}
      {view === 'webhooks' && <Webhooks />}
    </>
  );
}

function ShopSettings() {
  const { id: store } = useStore();
  const settings = useQuery({
    queryKey: ['settings', store],
    queryFn: ({ signal }) => callV1WithTag('settings', { params: { store } }, { signal }),
  });
  return <Loaded query={settings}>{(reply) => <Form saved={reply} reload={() => void settings.refetch()} />}</Loaded>;
}

function Form({ saved, reload }: { saved: TaggedReply<StoreSettings>; reload: () => void }) {
  const { t } = useWords();
  const { id: store, may } = useStore();
  const queries = useQueryClient();
  const isLocked = !may('settings:write');
  /** Changes on top of what was read when they began; null while there are none. */
  const [draft, setDraft] = useState<{ base: TaggedReply<StoreSettings>; values: StoreSettings } | null>(null);
  const [isPreviewed, setPreviewed] = useState(false);
  const { base, values } = draft ?? { base: saved, values: saved.data };
  const sent = useMemo(() => tidied(values), [values]);
  const changes = useMemo(() => changesOf(base.data, sent), [base, sent]);
  const hasChanges = changes.length > 0;

  const save = useMutation({
    mutationFn: () =>
      callV1('changeSettings', { params: { store }, body: patchOf(base.data, sent) }, { ifMatch: base.etag }),
    onSuccess: async () => {
      setDraft(null);
      setPreviewed(false);
      showToast(t('settings.saved'));
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['settings', store] }),
        queries.invalidateQueries({ queryKey: ['me'] }),
        queries.invalidateQueries({ queryKey: ['audit', store] }),
      ]);
    },
    onError: () => setPreviewed(false),
  });
  const leaving = useBlocker(
    ({ currentLocation, nextLocation }) => hasChanges && pageOf(currentLocation) !== pageOf(nextLocation),
  );
  useWarningBeforeUnload(hasChanges);
  useScrollToGroup();

  const isOutdated = save.error instanceof ApiProblem && save.error.code === 'changed-meanwhile';
  const form: SettingsForm = {
    values,
    set: (change) => {
      save.reset();
      setDraft({ base, values: { ...values, ...change } });
    },
    messages: fieldMessages(save.error),
    isLocked,
  };

  return (
    <>
      {isLocked && <p className="mb-4 text-ink-2">{t('settings.locked')}</p>}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_200px]">
        <div className="grid gap-6">
          {SETTING_GROUPS.map(({ id, title, note, Group }) => (
            <Panel key={id} id={id} title={t(title)} note={t(note)} className="scroll-mt-20">
              <div className="px-5 pt-2 pb-5">
                <Group {...form} />
              </div>
            </Panel>
          ))}
          {may('audit:read') && (
            <Panel title={t('audit.title')} note={t('audit.note')}>
              <ChangeLog resource="settings" />
            </Panel>
          )}
        </div>
        <nav aria-label={t('settings.groups')} className="sticky top-20 max-xl:hidden">
          <ul className="border-s border-line">
            {SETTING_GROUPS.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="flex min-h-10 items-center px-4 text-ink-2 hover:text-ink">
                  {t(title)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {(hasChanges || save.isError) && (
        <SaveBar
          count={changes.length}
          isPending={save.isPending}
          error={save.isError ? failureText(save.error, t) : null}
          onPreview={() => setPreviewed(true)}
          onDiscard={() => {
            save.reset();
            setDraft(null);
            if (isOutdated) reload();
          }}
          onSave={() => save.mutate()}
        />
      )}
      {isPreviewed && (
        <ChangesDialog
          changes={changes}
          isPending={save.isPending}
          onSave={() => save.mutate()}
          onClose={() => setPreviewed(false)}
        />
      )}
      {leaving.state === 'blocked' && (
        <Question
          title={t('settings.leaveTitle')}
          verb={t('settings.leaveVerb')}
          isPending={false}
          onConfirm={() => leaving.proceed()}
          onClose={() => leaving.reset()}
        >
          {t('settings.leaveText', { count: changes.length })}
        </Question>
      )}
    </>
  );
}

/** A dialog opens on the same page; another room or view is another one. */
function pageOf({ pathname, search }: { pathname: string; search: string }): string {
  return `${pathname}?${new URLSearchParams(search).get('view') ?? ''}`;
}

/** Buttons are written one a line; empty lines are none. */
function tidied(values: StoreSettings): StoreSettings {
  const opening = values.button_chat;
  if (!opening) return values;
  const lines = (buttons: readonly string[]) => buttons.map((button) => button.trim()).filter(Boolean);
  const { en, ka, tr, ar, az } = opening.buttons;
  const buttons = { en: lines(en), ka: lines(ka), tr: lines(tr), ar: lines(ar), az: lines(az) };
  return { ...values, button_chat: { ...opening, buttons } };
}

/** The browser asks before the page with unsaved changes is closed or reloaded. */
function useWarningBeforeUnload(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isOn]);
}

/** A link such as `#safety` opens the room at this group, one such as `#settings.country` at the field of this label. */
function useScrollToGroup(): void {
  const { t } = useWords();
  const { hash } = useLocation();
  useEffect(() => {
    const place = hash.slice(1);
    if (!isWordKey(place)) {
      document.getElementById(place)?.scrollIntoView();
      return;
    }
    const label = [...document.querySelectorAll('main label')].find(({ textContent }) => textContent === t(place));
    const field = document.getElementById(label?.getAttribute('for') ?? '');
    field?.scrollIntoView({ block: 'center' });
    field?.focus();
  }, [hash, t]);
}
