/** Words that state that a product contains something or does not, from `data/free-from/statement-markers.json`. */
import { PhrasesByWord } from './phrases-by-word.ts';
import table from '../../data/free-from/statement-markers.json' with { type: 'json' };

export type Marker = keyof typeof table;

let markers: PhrasesByWord<Marker> | null = null;

export function statementMarkers(): PhrasesByWord<Marker> {
  if (markers !== null) return markers;
  markers = new PhrasesByWord();
  // oxlint-disable-next-line typescript/consistent-type-assertions -- `npm run check` compares the table with its schema
  for (const [marker, forms] of Object.entries(table)) markers.add(forms, marker as Marker);
  return markers;
}
