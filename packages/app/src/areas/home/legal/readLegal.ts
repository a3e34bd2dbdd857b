import { language } from '../../../platform/api/language.ts';
import type { LegalName, LegalText } from './legal.types.ts';

/** Each document in each language is a file of its own, and only what is read is loaded. */
const texts = import.meta.glob<LegalText>('./{zh,en,vi}/*.ts', { import: 'default' });

/** Brings a document in the language of the page. */
export async function readLegal(name: LegalName): Promise<LegalText> {
  const load = texts[`./${language}/${name}.ts`];
  if (!load) throw new Error(`no ${name} in ${language}`);
  return load();
}
