import { firstEdition, legalText, type LegalEdition } from '@pitchside/api/desk/legal';
import { api } from '../../../platform/api/api.ts';
import { language } from '../../../platform/api/language.ts';
import type { LegalName, LegalText } from './legal.types.ts';
import { readWords } from './legalWords.ts';

/** Each document in each language is a file of its own, and only what is read is loaded. */
const texts = import.meta.glob<LegalText>('./{zh,en,vi}/*.ts', { import: 'default' });

/** Brings the first edition of a document, which the site brings along, in a language. */
export async function readFirst(name: LegalName, of: string): Promise<LegalText> {
  const load = texts[`./${of}/${name}.ts`];
  if (!load) throw new Error(`no ${name} in ${of}`);
  return load();
}

/** A document as it is read, with every edition there was or will be. */
export interface LegalReading {
  text: LegalText;
  /** Description of the changes; empty for the first edition. */
  note: string;
  /** Those that operators published, the newest first. */
  editions: readonly LegalEdition[];
}

/** Brings a document in the language of the page: the edition that holds, or one by its number. */
export async function readLegal(name: LegalName, number?: number, signal?: AbortSignal): Promise<LegalReading> {
  const { edition, editions } = await api.call(legalText, { kind: name, ...(number !== undefined && { number }) }, { signal, quiet: true });
  if (!edition || number === firstEdition) return { text: await readFirst(name, language), note: '', editions };
  const since = new Date(edition.since).toISOString().slice(0, 10);
  return { text: readWords(edition, { since, version: edition.number }), note: edition.note, editions };
}
