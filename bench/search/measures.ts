/**
 * Statistics of measurements, and their output.
 *
 * Both wall-clock and processor time are measured. On an idle machine they are about equal; on a shared one the
 * wall-clock time includes waiting for other processes, and only the processor time shows the cost of the work.
 */
import { elementAt } from '@quarry/language';
export interface Spread {
  p50: number;
  p99: number;
  slowest: number;
}

/** Milliseconds. */
export interface Latency extends Spread {
  /** CPU time, including helper threads (compiler, garbage collector). */
  cpu: Spread;
}

export interface Timing {
  clock: number;
  cpu: number;
}

export function timed(work: () => unknown): Timing {
  const [start, used] = [performance.now(), process.cpuUsage()];
  work();
  return sinceThen(start, used);
}

export async function timedAsync(work: () => unknown): Promise<Timing> {
  const [start, used] = [performance.now(), process.cpuUsage()];
  await work();
  return sinceThen(start, used);
}

function sinceThen(start: number, before: NodeJS.CpuUsage): Timing {
  const clock = performance.now() - start;
  const { user, system } = process.cpuUsage(before);
  return { clock, cpu: (user + system) / 1000 };
}

/** `timings` in any order, at least one. */
export function latencyOf(timings: readonly Timing[]): Latency {
  return { ...spreadOf(timings.map(({ clock }) => clock)), cpu: spreadOf(timings.map(({ cpu }) => cpu)) };
}

export function spreadOf(times: readonly number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), slowest: sorted.at(-1) ?? 0 };
}

export function memoryInUse(): number {
  // Twice: finalizers of the first collection may release objects that only the second can free.
  globalThis.gc?.();
  globalThis.gc?.();
  return process.memoryUsage.rss();
}

export function printTable(title: string, rows: readonly Record<string, string | number>[]): void {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = [columns, ...rows.map((row) => columns.map((column) => shown(row[column])))];
  const widths = columns.map((_, i) => Math.max(...cells.map((row) => elementAt(row, i).length)));
  console.log(`\n${title}`);
  for (const row of cells)
    console.log(
      `  ${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ')}`,
    );
}

function shown(value: string | number | undefined): string {
  if (typeof value !== 'number') return value ?? '–';
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return value.toFixed(value >= 10 ? 1 : 2);
}
