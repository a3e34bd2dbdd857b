import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readPage, screenOf } from './sitePage.ts';

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
  writeFileSync(
    join(folder, 'index.html'),
    '<head><title>%SITE_NAME%</title><script src="/assets/app-1.js"></script><link rel="stylesheet" href="/assets/app-1.css"></head><body nonce="%NONCE%"></body>',
  );
  const main = { needs: ['assets/Main-1.js', 'assets/Main-1.css', 'assets/letters-1.woff2'] };
  writeFileSync(
    join(folder, 'preload.json'),
    JSON.stringify({ Main: main, News: { needs: ['assets/News-1.js', 'assets/letters-1.woff2'] } }),
  );
  const page = readPage(folder, { latin: 'A<b>', zh: '场' });
  const modules = (...names: string[]) => names.map((name) => `<link rel="modulepreload" href="/assets/${name}-1.js" />`).join('');
  const letters = '<link rel="preload" href="/assets/letters-1.woff2" as="font" type="font/woff2" crossorigin fetchpriority="low" />';
  const [style, app] = ['<link rel="stylesheet" href="/assets/app-1.css">', '<script src="/assets/app-1.js"></script>'];
  expect(page?.('/main', 'n1')).toBe(
    `<head><title>A&lt;b&gt;</title>${style}<link rel="stylesheet" href="/assets/Main-1.css" />${app}${modules('Main')}${letters}</head><body nonce="n1"></body>`,
  );
  expect(page?.('/news', 'n3')).toBe(
    `<head><title>A&lt;b&gt;</title>${style}${app}${modules('News')}${letters}</head><body nonce="n3"></body>`,
  );
  expect(page?.('/unknown', 'n2')).toBe(`<head><title>A&lt;b&gt;</title>${style}${app}</head><body nonce="n2"></body>`);
});

test('what a page is given to begin with stands before the app’s place, whatever is in it', () => {
  writeFileSync(join(folder, 'index.html'), '<head></head><body><div id="root"></div></body>');
  const page = readPage(folder, { latin: 'a', zh: 'b' });
  expect(page?.('/unknown', 'n', '<i>$&</i>')).toBe('<head></head><body><i>$&</i><div id="root"></div></body>');
});

test('a drawn page has its content before its answers, and its styles under the nonce; a nonce in its text is text', () => {
  writeFileSync(join(folder, 'index.html'), '<head></head><body><div id="root"></div>\n<script></script></body>');
  const page = readPage(folder, { latin: 'a', zh: 'b' });
  const drawn = { head: '<style nonce="%NONCE%"></style>', body: '<div id="root" data-drawn="">$& %NONCE%</div>' };
  expect(page?.('/unknown', 'n', '<i></i>', drawn)).toBe(
    '<head><style nonce="n"></style></head><body><div id="root" data-drawn="">$& %NONCE%</div><i></i>\n<script></script></body>',
  );
});

test('a drawn page has its fonts and the styles of what is drawn first, and asks for sheets and scripts behind its content', () => {
  const app = (media = '') => `<link rel="stylesheet"${media} crossorigin href="/assets/app-2.css">`;
  const screen = (media = '') => `<link rel="stylesheet"${media} href="/assets/Main-2.css" />`;
  const script = '<script type="module" crossorigin src="/assets/app-2.js"></script>';
  const needed = '<link rel="modulepreload" href="/assets/Main-2.js" />';
  writeFileSync(
    join(folder, 'index.html'),
    `<head><title>a</title><script async src="/early.js"></script>${script}${app()}</head><body><div id="root"></div></body>`,
  );
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/app-2.css'), '.row{color:red}.dialog{color:blue}');
  writeFileSync(join(folder, 'assets/Main-2.css'), '.row .score{color:green}');
  const needs = ['assets/Main-2.js', 'assets/Main-2.css', 'assets/letters-2.woff2'];
  writeFileSync(join(folder, 'preload.json'), JSON.stringify({ Main: { needs } }));
  const page = readPage(folder, { latin: 'a', zh: 'b' });
  const drawn = {
    head: '<style nonce="%NONCE%">own</style>',
    body: '<div id="root" data-drawn=""><p class="row"><b class="score">2-1</b></p></div>',
  };
  const letters = '<link rel="preload" href="/assets/letters-2.woff2" as="font" type="font/woff2" crossorigin />';
  const late = ' media="print"';
  const expected = (fonts: string) =>
    `<head><title>a</title>${fonts}<script async src="/early.js"></script><style nonce="n">.row{color:red}.row .score{color:green}</style><style nonce="n">own</style></head>` +
    `<body>${drawn.body}<i></i>${app(late)}${screen(late)}${script}${needed}</body>`;
  expect(page?.('/main', 'n', '<i></i>', drawn)).toBe(expected(letters));
  expect(page?.('/main', 'n', '<i></i>', drawn, false)).toBe(expected(''));
  // What the app draws waits for its sheets.
  expect(page?.('/main', 'n')).toContain(`<title>a</title>${app()}${screen()}`);
});

test('without a built app there is no page', () => {
  expect(readPage(join(folder, 'nowhere'), { latin: 'a', zh: 'b' })).toBeUndefined();
});
