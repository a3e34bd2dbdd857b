import { expect, test } from 'vitest';
import { createFaults } from './faults.ts';
import { createQuietWarn } from './quietWarn.ts';

const lines: [object, string][] = [];
const log = {
  warn: ((about: object, words: string) => void lines.push([about, words])) as never,
  error: (() => undefined) as never,
};

test('an outage is told once, and a minute later with the number of those in between', () => {
  let now = 0;
  const warn = createQuietWarn(log, () => now);
  for (let times = 0; times < 268; times += 1) warn('25006', { job: times }, 'the database only reads');
  warn('another', {}, 'another');
  now = 60_000;
  warn('25006', { job: 7 }, 'the database only reads');
  expect(lines.splice(0)).toEqual([
    [{ job: 0 }, 'the database only reads'],
    [{}, 'another'],
    [{ job: 7, unsaid: 267 }, 'the database only reads'],
  ]);
});

test('jobs that wait for the storage are not said to wait for the database', () => {
  const { inJob } = createFaults(log);
  const failure = (code: string) => Object.assign(new Error('no answer'), { code });
  for (let times = 0; times < 3; times += 1) {
    inJob('uploads.sweep')(failure('ESTORAGE'));
    inJob('orders.settle')(failure('25006'));
    inJob('orders.expire')(failure('25006'));
  }
  expect(lines.splice(0).map(([, words]) => words)).toEqual(['a job waits for the storage', 'a job waits for the database']);
});

test('statements that differ and fail of one cause are one outage', () => {
  const { inJob } = createFaults(log);
  const failed = (statement: string, cause: Error) => new Error(`Failed query: ${statement}`, { cause });
  for (const statement of ['select 1', 'select 2', 'select 3']) {
    inJob(statement)(failed(statement, new Error('Connection terminated unexpectedly')));
    inJob(statement)(failed(statement, Object.assign(new Error('cannot execute INSERT'), { code: '25006' })));
  }
  expect(lines.splice(0).map(([about]) => about)).toEqual([
    { job: 'select 1', reason: 'Connection terminated unexpectedly' },
    { job: 'select 1', reason: 'cannot execute INSERT' },
  ]);
});
