/** Figures out of single measurements, and how they are shown. */
export interface Latency {
  p50: number;
  p99: number;
  slowest: number;
}

/** Milliseconds; `times` in any order, at least one. */
export function latencyOf(times: readonly number[]): Latency {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] as number;
  return { p50: at(0.5), p99: at(0.99), slowest: sorted.at(-1) as number };
}

export function memoryInUse(): number {
  // Twice: what the first one finds unreachable may hold what only the second can free.
  globalThis.gc?.();
  globalThis.gc?.();
  return process.memoryUsage.rss();
}

export function printTable(title: string, rows: readonly Record<string, string | number>[]): void {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = [columns, ...rows.map((row) => columns.map((column) => shown(row[column])))];
  const widths = columns.map((_, i) => Math.max(...cells.map((row) => (row[i] as string).length)));
  console.log(`\n${title}`);
  for (const row of cells)
    console.log(
      `  ${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  ')}`,
    );
}

function shown(value: string | number | undefined): string {
  if (typeof value !== 'number') return value ?? '–';
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return value.toFixed(value >= 10 ? 1 : 2);
}
