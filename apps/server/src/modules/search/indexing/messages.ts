/** Messages to the indexing thread and its replies. One request at a time. */
import type { BuildOptions } from '@quarry/search';
import type { StoredRow } from '../../../search-engine/document-feed.ts';
import type { IndexTask } from './build-store-index.ts';

export type IndexingRequest =
  | { kind: 'begin'; task: IndexTask; options: BuildOptions; label: string }
  | { kind: 'rows'; rows: StoredRow[] }
  | { kind: 'finish' };

export type IndexingReply =
  /** The last request is done; the next one may come. */
  { kind: 'done' } | { kind: 'built'; bytes: Uint8Array } | { kind: 'failed'; message: string };
