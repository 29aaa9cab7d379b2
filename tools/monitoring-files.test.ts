/** The files of `deploy/monitoring`: every metric in them exists, and every alert has a runbook. */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { createMetrics, watchEngine, watchQueues } from '../apps/server/src/telemetry/metrics.ts';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const textOf = (name: string) => fs.readFileSync(path.join(ROOT, name), 'utf8');
const page = textOf('docs/operate/monitoring.md');

const Alerts = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          labels: z.object({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.object({ summary: z.string(), runbook: z.string() }),
        }),
      ),
    }),
  ),
});
const Dashboard = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).min(1) })),
});

const rules = Alerts.parse(parse(textOf('deploy/monitoring/alerts.yaml'))).groups.flatMap((group) => group.rules);
const { panels } = Dashboard.parse(JSON.parse(textOf('deploy/monitoring/dashboard.json')));

/** Names of all series of a process, and the labels of each. */
async function knownSeries(): Promise<Map<string, Set<string>>> {
  const metrics = createMetrics();
  watchEngine(metrics, { health: async () => ({ status: 'serving' }) });
  watchQueues(metrics, { tasks: async () => ({ entries: 0, oldestSeconds: 0 }) });
  const series = new Map<string, Set<string>>();
  for (const metric of metrics.registry.getMetricsAsArray()) {
    // Histograms do not list their labels among their values before the first observation.
    const labels = 'labelNames' in metric && Array.isArray(metric.labelNames) ? metric.labelNames : [];
    const names = [metric.name, `${metric.name}_count`, `${metric.name}_sum`, `${metric.name}_bucket`];
    for (const name of names) series.set(name, new Set([...labels, 'le', 'instance', 'job']));
  }
  return series;
}

const metricsIn = (expression: string) => expression.match(/\b(?:quarry|process|nodejs)_\w+/g) ?? [];
const labelsIn = (expression: string) => [
  ...[...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, names = '']) =>
    names.split(',').map((one) => one.trim()),
  ),
  ...[...expression.matchAll(/[{,]\s*(\w+)\s*=~?"/g)].map(([, name = '']) => name),
];

describe('the dashboard and the alerts', () => {
  it.each([
    ...rules.map(({ alert, expr }) => [alert, expr] as const),
    ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
  ])('read metrics and labels that exist: %s', async (title, expression) => {
    const series = await knownSeries();
    const names = metricsIn(expression);
    if (title !== 'QuarryDown') expect(names).not.toEqual([]);
    expect(names.filter((name) => !series.has(name))).toEqual([]);
    const labels = new Set(names.flatMap((name) => [...(series.get(name) ?? [])]));
    if (names.length > 0) expect(labelsIn(expression).filter((label) => !labels.has(label))).toEqual([]);
  });

  it('have a runbook for each alert, and no runbook without one', () => {
    const sections = [...page.matchAll(/^### (Quarry\w+)$/gm)].map(([, name]) => name);
    expect(sections).toEqual(rules.map(({ alert }) => alert));
    for (const { alert, annotations } of rules) {
      expect(annotations.runbook).toBe(`docs/operate/monitoring.md#${alert.toLowerCase()}`);
    }
  });

  it('are of metrics that the documentation explains', async () => {
    const names = [...(await knownSeries()).keys()].filter((name) => /^quarry_.*(?<!_count|_sum|_bucket)$/.test(name));
    expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });
});
