import { readAboutUser } from '@pitchside/api/screens/AboutUser';
import { language } from '../../../../platform/api/language.ts';
import { readFirst } from '../../legal/readLegal.ts';

/** Brings the text of the document. */
export async function takeFirst(address: URLSearchParams): Promise<void> {
  await readFirst(readAboutUser(address).name, language);
}

export { AboutUserScreen as Component } from './AboutUserScreen.tsx';
