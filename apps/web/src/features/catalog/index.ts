/** The shelves of a store: all of it, or what the chat found. */
export { Catalogue } from './catalogue.tsx';
export { ChatMatches } from './chat-matches.tsx';
export { FiltersPanel } from './filters-panel.tsx';
export { HallHeading } from './hall-heading.tsx';
