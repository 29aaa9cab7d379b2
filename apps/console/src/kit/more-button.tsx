/** Loads the next page of a list. */
import { Button } from '@quarry/ui';
import { useWords } from '../words/use-words.ts';

interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

export function MoreButton({ pages }: { pages: Pages }) {
  const { t } = useWords();
  if (!pages.hasNextPage) return null;
  return (
    <div className="border-t border-line px-5 py-3">
      <Button look="line" size="small" disabled={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
        {pages.isFetchingNextPage ? t('state.loading') : t('action.more')}
      </Button>
    </div>
  );
}
