import type { Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { keys } from './keys.data.ts';

/** Name of a string, stable between releases even if its text changes. */
export type StringKey = keyof typeof keys;
/** Strings in a language of a host's own, each in ICU's way: `{count, plural, one {# gol} other {# goles}}`. */
export type Strings = Readonly<Partial<Record<StringKey, string>>>;

/** Key of every string of the components. */
export const stringKeys = Object.keys(keys) as readonly StringKey[];

/**
 * Compiles a host's own translation, for `UiProvider`'s `messages` with any `locale`; no Lingui is needed.
 * @param strings by their keys
 * @param rest messages for strings that are left out: `await loadUiMessages('en')`
 * @throws RangeError for an unknown key
 */
export function compileStrings(strings: Strings, rest: Messages): Messages {
  const own = Object.entries(strings).map(([key, text]): [string, Messages[string]] => {
    if (!Object.hasOwn(keys, key)) throw new RangeError(`No string of the parts has the key ${key}`);
    return [keys[key as StringKey], compileMessage(text)];
  });
  return { ...rest, ...Object.fromEntries(own) };
}

/** Current texts of the components by key, as a start for a translation. Values stand in braces. */
export const textsOf = (messages: Messages): Readonly<Record<string, string>> =>
  Object.fromEntries(stringKeys.map((key) => [key, written(messages[keys[key]])]));

/** A compiled message as ICU writes it. */
function written(message: unknown): string {
  if (typeof message === 'string') return message;
  if (!Array.isArray(message)) return '';
  return message.map((token: unknown) => (Array.isArray(token) ? writtenValue(token) : String(token))).join('');
}

/** Formats a compiled value: its name, its type, and the text of each case. */
function writtenValue([name, kind, choices]: readonly unknown[]): string {
  if (typeof kind !== 'string') return `{${String(name)}}`;
  if (typeof choices !== 'object' || choices === null) return `{${String(name)}, ${kind}}`;
  const cases = Object.entries(choices);
  const offset: unknown = cases.find(([when]) => when === 'offset')?.[1];
  const branches = cases.flatMap(([when, text]) =>
    when === 'offset' ? [] : `${/^\d/.test(when) ? `=${when}` : when} {${writtenCase(text)}}`,
  );
  return `{${String(name)}, ${kind},${typeof offset === 'number' ? ` offset:${offset}` : ''} ${branches.join(' ')}}`;
}

const writtenCase = (text: unknown) =>
  Array.isArray(text) ? text.map((token: unknown) => (token === '#' ? '#' : written([token]))).join('') : String(text);
