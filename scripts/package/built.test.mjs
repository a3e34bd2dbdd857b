import { expect, test } from 'vitest';
import { effectsOf, importsOf, packageOf } from './built.mjs';
import { publicDoors } from '../categories/categories.mjs';
import { closedParts, isPart, languages, openings, sources } from './parts.mjs';

const code = `"use client";
import { a, b as c } from "./one.js";
import * as two from "@scope/two/deep";
import three, { four } from 'three';
import "./styles.css";
import "@fontsource/barlow/latin-400.css";
export { five } from "./five.js";
export * from "./six.js";
const seven = () => import("./seven.js");
type Eight = import("eight").Eight;
const words = "import from nowhere";
`;

test('every way to import is found, and words about it are not', () => {
  expect(importsOf(code)).toEqual([
    './one.js',
    '@scope/two/deep',
    'three',
    './styles.css',
    '@fontsource/barlow/latin-400.css',
    './five.js',
    './six.js',
    './seven.js',
    'eight',
  ]);
  expect(effectsOf(code)).toEqual(['./styles.css', '@fontsource/barlow/latin-400.css']);
});

test('an import names a package or a file beside it', () => {
  expect(['./a.js', '../b/c.js', 'react/jsx-runtime', '@base-ui/react/dialog'].map(packageOf)).toEqual([
    undefined,
    undefined,
    'react',
    '@base-ui/react',
  ]);
});

test('every folder of a part is a door, and nothing internal or for stories and tests is one', () => {
  const doors = Object.keys(openings());
  expect(closedParts()).toEqual([]);
  expect(Object.keys(publicDoors()).filter(isPart).length).toBeGreaterThan(50);
  expect(doors).toEqual(
    expect.arrayContaining(['.', './danmaku', './theme', './pictures', ...languages().map((language) => `./locales/${language}`)]),
  );
  expect([...doors, ...Object.values(sources())].join()).not.toMatch(/internal|lab|stories|fixtures/);
});
