/** Views, groups of settings and actions inside the rooms, as the palette finds them. */
import type { Permission } from '@quarry/contract';
import type { WordKey } from '../words/words.ts';

export interface Place {
  /** What follows `/console/{store}/`. */
  path: string;
  label: WordKey;
  needs: Permission;
}

const IN_ROOMS_OF_WORK: Readonly<Record<string, readonly Place[]>> = {
  search: [
    { path: 'search?list=without-result', label: 'query.list.without-result', needs: 'searches:read' },
    { path: 'search?list=low-click', label: 'query.list.low-click', needs: 'searches:read' },
    { path: 'search?list=rising', label: 'query.list.rising', needs: 'searches:read' },
  ],
  conversations: [
    { path: 'conversations?filter=waiting', label: 'inbox.filter.waiting', needs: 'conversations:read' },
    { path: 'conversations?filter=taken_over', label: 'inbox.filter.taken_over', needs: 'conversations:read' },
    { path: 'conversations?filter=unanswered', label: 'inbox.filter.unanswered', needs: 'conversations:read' },
    { path: 'conversations?filter=low_rated', label: 'inbox.filter.low_rated', needs: 'conversations:read' },
    { path: 'conversations?filter=danger', label: 'inbox.filter.danger', needs: 'conversations:read' },
    { path: 'conversations?dialog=replies', label: 'reply.title', needs: 'conversations:read' },
    { path: 'conversations?dialog=replies&reply=new', label: 'reply.create', needs: 'conversations:write' },
  ],
  catalogue: [
    { path: 'catalogue?view=quality', label: 'quality.title', needs: 'products:read' },
    { path: 'catalogue?view=import', label: 'import.start', needs: 'imports:write' },
    { path: 'catalogue?view=try', label: 'catalogue.view.try', needs: 'products:read' },
  ],
  rules: [
    { path: 'rules?edit=new', label: 'rules.create', needs: 'rules:write' },
    { path: 'rules?view=synonyms', label: 'rules.view.synonyms', needs: 'synonyms:read' },
    { path: 'rules?view=synonyms&synonym=new', label: 'synonyms.create', needs: 'synonyms:write' },
    { path: 'rules?view=versions', label: 'rules.view.versions', needs: 'rules:read' },
  ],
};

const IN_ROOMS_OF_SETUP: Readonly<Record<string, readonly Place[]>> = {
  settings: [
    { path: 'settings#shop', label: 'group.shop', needs: 'settings:read' },
    { path: 'settings#languages', label: 'group.languages', needs: 'settings:read' },
    { path: 'settings#search', label: 'group.search', needs: 'settings:read' },
    { path: 'settings#features', label: 'group.features', needs: 'settings:read' },
    { path: 'settings#safety', label: 'group.safety', needs: 'settings:read' },
    { path: 'settings#retention', label: 'group.retention', needs: 'settings:read' },
    { path: 'settings#button-chat', label: 'group.buttonChat', needs: 'settings:read' },
    { path: 'settings?view=texts', label: 'settings.view.texts', needs: 'settings:read' },
    { path: 'settings?view=branches', label: 'settings.view.branches', needs: 'settings:read' },
    { path: 'settings?view=webhooks', label: 'settings.view.webhooks', needs: 'webhooks:read' },
    { path: 'settings?view=webhooks&dialog=webhook', label: 'webhooks.create', needs: 'webhooks:write' },
  ],
  people: [
    { path: 'people?dialog=invite', label: 'people.invite', needs: 'members:write' },
    { path: 'people?view=keys', label: 'people.view.keys', needs: 'keys:read' },
    { path: 'people?view=keys&dialog=new-key', label: 'keys.create', needs: 'keys:write' },
    { path: 'people?view=data', label: 'people.view.data', needs: 'people_data:read' },
    { path: 'people?view=history', label: 'audit.title', needs: 'audit:read' },
  ],
};

/** Each room's views and actions; the first view of a room is the room itself. */
export const PLACES = { ...IN_ROOMS_OF_WORK, ...IN_ROOMS_OF_SETUP };
