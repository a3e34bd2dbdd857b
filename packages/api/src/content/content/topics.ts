import { contentLimits } from './content.schema.ts';

/** A piece of a text: words, or a topic that is named in them. */
export type TopicPiece = { words: string } | { topic: string };

/**
 * Matches `#topic#` with anything within a line between the signs, or `#topic` of letters and digits alone, unless it is part of an
 * address or a longer word.
 */
const written = /(?<![\w&/#])#([^\s#](?:[^#\n]{0,18}[^\s#])?)#|(?<![\p{L}\p{N}_&/#])#([\p{L}\p{N}_]{1,20})(?![\p{L}\p{N}_])/gu;

/** Parts a text at its topics, which have a letter: a number on a shirt is none. */
export function splitTopics(text: string): TopicPiece[] {
  const pieces: TopicPiece[] = [];
  let from = 0;
  for (const found of text.matchAll(written)) {
    const topic = found[1] ?? found[2] ?? '';
    if (!/\p{L}/u.test(topic)) continue;
    if (found.index > from) pieces.push({ words: text.slice(from, found.index) });
    pieces.push({ topic });
    from = found.index + found[0].length;
  }
  if (from < text.length || pieces.length === 0) pieces.push({ words: text.slice(from) });
  return pieces;
}

/** The topics of a text, each once, the first of them. */
export const topicsOf = (text: string): string[] =>
  [...new Set(splitTopics(text).flatMap((piece) => ('topic' in piece ? [piece.topic] : [])))].slice(0, contentLimits.tags);
