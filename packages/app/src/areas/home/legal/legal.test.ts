import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { legalKinds, type LegalKind } from '@pitchside/api/desk/legal';
import type { LegalText } from './legal.types.ts';

const languages = ['zh', 'en', 'vi'] as const;

/** By language, words that the glossary refuses, as patterns. */
const refused: Record<string, Record<string, string>> = JSON.parse(
  readFileSync(new URL('../../../../../locales/refused.json', import.meta.url), 'utf8'),
);

const load = async (language: string, name: LegalKind): Promise<LegalText> => {
  const { default: text }: { default: LegalText } = await import(`./${language}/${name}.ts`);
  return text;
};

const textsOf = ({ title, brief, sections }: LegalText): string[] => [
  title,
  ...brief.flatMap((part) => [part.title, part.text]),
  ...sections.flatMap((section) => [section.title, ...section.paragraphs, ...(section.points ?? [])]),
];

/** Structure that a document must share in every language. */
const shapeOf = ({ since, version, brief, sections }: LegalText) => ({
  since,
  version,
  brief: brief.length,
  sections: sections.map(({ id, paragraphs, points }) => ({ id, paragraphs: paragraphs.length, points: points?.length })),
});

test.each(legalKinds)('%s has the same shape in every language, and ids that are its own', async (name) => {
  const source = await load('zh', name);
  const ids = source.sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(source.brief.length).toBeLessThanOrEqual(3);
  expect(source.since).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  for (const language of languages) expect(shapeOf(await load(language, name))).toEqual(shapeOf(source));
});

test.each(languages.flatMap((language) => legalKinds.map((name) => [language, name] as const)))(
  'in %s, %s leaves nothing empty and says nothing that the glossary refuses',
  async (language, name) => {
    const texts = textsOf(await load(language, name));
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);
    const found = Object.keys(refused[language] ?? {}).flatMap((pattern) => {
      const word = new RegExp(`(?<![\\p{L}\\p{N}{])(?:${pattern})(?![\\p{L}\\p{N}}])`, 'iu');
      return texts.filter((text) => word.test(text)).map((text) => `${word.exec(text)?.[0]}: ${text}`);
    });
    expect(found).toEqual([]);
  },
);
