/** Words that state that a product contains something or does not, from `data/free-from/statement-markers.json`. */
import { PhrasesByWord } from './phrases-by-word.ts';
import table from '../../data/free-from/statement-markers.json' with { type: 'json' };

export type Marker = keyof typeof table;

let markers: PhrasesByWord<Marker> | null = null;

export function statementMarkers(): PhrasesByWord<Marker> {
  if (markers !== null) return markers;
  markers = new PhrasesByWord();
  for (const [marker, forms] of Object.entries(table)) markers.add(forms, marker as Marker);
  return markers;
}
