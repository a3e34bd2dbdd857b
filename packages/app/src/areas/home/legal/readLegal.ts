import { firstEdition, legalText, type LegalEdition, type LegalKind } from '@pitchside/api/desk/legal';
import { legalQuestion } from '@pitchside/api/screens/AboutUser';
import { change } from '../../../platform/api/answers.ts';
import { api } from '../../../platform/api/api.ts';
import { language } from '../../../platform/api/language.ts';
import type { LegalText } from './legal.types.ts';
import { readWords } from './legalWords.ts';

/** Each document in each language is a file of its own, and only what is read is loaded. */
const texts = import.meta.glob<LegalText>('./{zh,en,vi}/*.ts', { import: 'default' });

/** Texts that are loaded, by language and name: a page is drawn without waiting. */
const known = new Map<string, LegalText>();

/** Brings the first edition of a document, which the site brings along, in a language. */
export async function readFirst(name: LegalKind, of: string): Promise<LegalText> {
  const load = texts[`./${of}/${name}.ts`];
  if (!load) throw new Error(`no ${name} in ${of}`);
  const text = await load();
  known.set(`${of} ${name}`, text);
  return text;
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
export const readLegal = (name: LegalKind, number?: number, signal?: AbortSignal): Promise<LegalReading> =>
  change(api.call(legalText, legalQuestion(name, number), { signal, quiet: true }), ({ edition, editions }) => {
    const withText = (text: LegalText): LegalReading => ({ text, note: '', editions });
    if (!edition || number === firstEdition) {
      const text = known.get(`${language} ${name}`);
      return text ? withText(text) : readFirst(name, language).then(withText);
    }
    const since = new Date(edition.since).toISOString().slice(0, 10);
    return { text: readWords(edition, { since, version: edition.number }), note: edition.note, editions };
  });
