import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/node.mjs';

/** By language, words that are refused, as patterns, and what to say instead. Source: packages/locales/GLOSSARY.md. */
const refused = JSON.parse(readFileSync(join(root, 'packages/locales/refused.json'), 'utf8'));

/** A pattern for whole words; names of values in braces are no words. */
const wholeWord = (pattern) => new RegExp(`(?<![\\p{L}\\p{N}{])(?:${pattern})(?![\\p{L}\\p{N}}])`, 'iu');

const translated = (messages) => Object.entries(messages).filter(([, { translation }]) => translation);

/** Messages of one language that say what the glossary refuses. */
export function refusedWords(locale, messages) {
  const patterns = Object.entries(refused[locale] ?? {}).map(([pattern, instead]) => [wholeWord(pattern), instead]);
  return translated(messages).flatMap(([, { translation }]) =>
    patterns.flatMap(([pattern, instead]) => {
      const [word] = pattern.exec(translation) ?? [];
      return word === undefined ? [] : [`"${word}" is refused by the glossary (${instead}): ${translation}`];
    }),
  );
}

/**
 * Returns messages that the library translates in another way: on a page the library's win, so that these never show.
 * Another meaning needs an id of its own.
 */
export function otherWords(messages, library) {
  return translated(messages).flatMap(([id, { translation }]) =>
    library[id]?.translation && library[id].translation !== translation
      ? [
          `the library says "${library[id].translation}" for ${id}, this says "${translation}": it needs an id of its own, or the same words`,
        ]
      : [],
  );
}
