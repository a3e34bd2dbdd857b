import { is } from 'drizzle-orm';
import { PgTable, getTableConfig } from 'drizzle-orm/pg-core';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { transferKinds } from './money/ledger/index.ts';
import { modules } from './index.ts';

const source = join(import.meta.dirname, '..');
const tablesOf = (exported: object) =>
  Object.values(exported).flatMap((value: unknown) => (is(value, PgTable) ? [getTableConfig(value).name] : []));

test('every table that the generator of migrations finds belongs to one module of the list', async () => {
  const files = globSync('**/*.tables.ts', { cwd: source });
  const found = await Promise.all(files.map(async (file) => tablesOf((await import(join(source, file))) as object)));
  expect(modules.flatMap(({ tables }) => tablesOf(tables)).sort()).toEqual(found.flat().sort());
});

test('a module forgets rows of its own tables alone', () => {
  const strange = modules.flatMap(({ name, tables, retention }) =>
    retention.filter(({ at }) => !tablesOf(tables).includes(getTableConfig(at.table).name)).map(({ at }) => `${name}: ${at.name}`),
  );
  expect(strange).toEqual([]);
});

test('names are their own, and each kind of transfer is booked by one module', () => {
  const names = modules.map(({ name }) => name);
  expect(new Set<string>(names).size).toBe(names.length);
  const booked = modules.flatMap(({ transfers }) => transfers);
  expect(new Set(booked).size).toBe(booked.length);
  expect(booked.filter((kind) => !transferKinds.some((known) => known === kind))).toEqual([]);
});
