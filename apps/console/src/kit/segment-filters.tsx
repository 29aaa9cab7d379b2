/** Which searches the figures count: by where visitors were, their device, and the language of their words. */
import { Device, EventSource, Language, NATIVE_NAMES } from '@quarry/contract';
import { SelectInput } from './fields.tsx';
import { useAddress } from '../browser/use-address-state.ts';
import { useWords } from '../words/use-words.ts';

/** The filters of the address, for a call; what the address misspells is left out. */
export function useSegment(): { source?: EventSource; device?: Device; language?: Language } {
  const { get } = useAddress();
  const [source, device, language] = [
    EventSource.safeParse(get('source')),
    Device.safeParse(get('device')),
    Language.safeParse(get('language')),
  ];
  return {
    ...(source.success && { source: source.data }),
    ...(device.success && { device: device.data }),
    ...(language.success && { language: language.data }),
  };
}

export function SegmentFilters() {
  const { t } = useWords();
  const { change } = useAddress();
  const segment = useSegment();
  const all = { value: 'all', label: t('segment.all') };
  const choices = {
    source: EventSource.options.map((value) => ({ value, label: t(`segment.source.${value}`) })),
    device: Device.options.map((value) => ({ value, label: t(`segment.device.${value}`) })),
    language: Language.options.map((value) => ({ value, label: NATIVE_NAMES[value] })),
  };
  return (
    <fieldset className="mb-4 grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
      <legend className="sr-only">{t('segment.legend')}</legend>
      {(['source', 'device', 'language'] as const).map((name) => (
        <SelectInput
          key={name}
          className="min-w-0 max-sm:last:col-span-2 sm:w-44"
          label={t(`segment.${name}`)}
          value={segment[name] ?? 'all'}
          options={[all, ...choices[name]]}
          onChange={(value) => change({ [name]: value === 'all' ? null : value })}
        />
      ))}
    </fieldset>
  );
}
