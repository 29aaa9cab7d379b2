/** The rows of a raw statement, whose result the two databases give in different shapes. */
export function rowsOf<Row>(result: unknown): Row[] {
  if (Array.isArray(result)) return result;
  return typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows)
    ? result.rows
    : [];
}
