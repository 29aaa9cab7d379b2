/** `/search_static`: one query and its results, without animation. */
import { pageTitle } from '@quarry/contract';
import { StaticSearch } from '../../features/demos/static-search.tsx';

export const meta = () => [{ title: pageTitle() }, { name: 'robots', content: 'noindex' }];

export default function SearchStatic() {
  return <StaticSearch />;
}
