import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readPage, screenOf } from './site.page.ts';

const folder = mkdtempSync(join(tmpdir(), 'pitchside-page-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['/', 'Main'],
  ['/main', 'Main'],
  ['/404', 'NotFound'],
  ['/score-detail', 'ScoreDetail'],
  ['/trophy/home', 'TrophyHome'],
])('%s is drawn by %s', (path, name) => {
  expect(screenOf(path)).toBe(name);
});

test('a page names what its screen needs, carries the site’s names as text, and a nonce of its own', () => {
  writeFileSync(join(folder, 'index.html'), '<head><title>%SITE_NAME%</title></head><p nonce="%NONCE%">');
  writeFileSync(join(folder, 'preload.json'), JSON.stringify({ Main: ['assets/Main-1.js', 'assets/Main-1.css'] }));
  const page = readPage(folder, { latin: 'A<b>', zh: '场' });
  expect(page?.('/main', 'n1')).toBe(
    '<head><title>A&lt;b&gt;</title><link rel="modulepreload" href="/assets/Main-1.js" /><link rel="stylesheet" href="/assets/Main-1.css" /></head><p nonce="n1">',
  );
  expect(page?.('/unknown', 'n2')).toBe('<head><title>A&lt;b&gt;</title></head><p nonce="n2">');
});

test('what a page is given to begin with stands before the app’s place, whatever is in it', () => {
  writeFileSync(join(folder, 'index.html'), '<head></head><body><div id="root"></div></body>');
  const page = readPage(folder, { latin: 'a', zh: 'b' });
  expect(page?.('/unknown', 'n', '<i>$&</i>')).toBe('<head></head><body><i>$&</i><div id="root"></div></body>');
});

test('without a built app there is no page', () => {
  expect(readPage(join(folder, 'nowhere'), { latin: 'a', zh: 'b' })).toBeUndefined();
});
