/** A range of the query: UTF-16 offsets of its first unit and of the one after its last. */
export interface TextRange {
  start: number;
  end: number;
}
