/** The product list of a store: the catalogue, or the chat's results. */
export { Catalogue } from './catalogue.tsx';
export { ChatMatches } from './chat-matches.tsx';
export { FiltersPanel } from './filters-panel.tsx';
export { ResultsHeading } from './results-heading.tsx';
