/** Says that the figures of a demo shop are of sample traffic. */
import { useWords } from '../words/use-words.ts';
import { Badge } from './badge.tsx';
import { useStore } from './store-context.ts';

export function SampleBadge() {
  const { t } = useWords();
  return useStore().isDemo ? <Badge>{t('overview.sample')}</Badge> : null;
}
