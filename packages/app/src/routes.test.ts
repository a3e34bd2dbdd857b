import { listedPages, pagePaths } from '@pitchside/api/content/pages';
import { expect, test } from 'vitest';
import { routes, type RouteEntry } from './routes.data.ts';

test('the server knows every page of the app, and no other', () => {
  expect([...pagePaths].sort()).toEqual(
    Object.values<RouteEntry>(routes)
      .map(({ path }) => path)
      .sort(),
  );
});

test('search engines are told of no page that says it is not for them', () => {
  const hidden = Object.values<RouteEntry>(routes).filter(({ noindex }) => noindex);
  expect(hidden.map(({ path }) => path).filter((path) => (listedPages as readonly string[]).includes(path))).toEqual([]);
});
