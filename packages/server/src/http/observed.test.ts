import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serverPackage } from '../platform/project.ts';
import { freePort } from '../ports/database/embedded.ts';
import { openTestSite } from '../testing/testSite.ts';

const folder = join(serverPackage(), '../../deploy/observe');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const seriesIn = (expression: string) => [...new Set(expression.match(/\bpitchside_\w+/g))];

test('every panel of the dashboard and every alert asks for series that a node has', async () => {
  const port = await freePort();
  const site = await openTestSite({ PITCHSIDE_METRICS_PORT: String(port) });
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  await site.close();
  const types = new Map([...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type = '']) => [name, type]));
  const has = (series: string) =>
    types.has(series) ||
    ['_bucket', '_count', '_sum'].some((end) => series.endsWith(end) && types.get(series.slice(0, -end.length)) === 'histogram');
  const { panels } = JSON.parse(read('dashboard.json')) as { panels: { title: string; targets: { expr: string }[] }[] };
  const asked = panels.map(({ title, targets }) => ({ title, series: targets.flatMap(({ expr }) => seriesIn(expr)) }));
  expect(asked.length).toBeGreaterThan(10);
  for (const { title, series } of asked) expect([title, series.length > 0, series.filter((name) => !has(name))]).toEqual([title, true, []]);
  const alerts = [...read('alerts.yml').matchAll(/alert: (\w+)\n\s+expr: '(.*)'/g)].map(([, name = '', expr = '']) => ({ name, expr }));
  expect(alerts.length).toBeGreaterThan(8);
  for (const { name, expr } of alerts) expect([name, seriesIn(expr).filter((each) => !has(each))]).toEqual([name, []]);
  // Each says what to do, and the page for operators has it.
  const page = readFileSync(join(folder, '../../docs/OPERATIONS.md'), 'utf8');
  expect(alerts.filter(({ name }) => !page.includes(`\`${name}\``))).toEqual([]);
});
