import type { LegalKind, LegalWords } from '@pitchside/api/desk/legal';
import { lazy } from 'react';
import { withMessages } from '../../platform/messages/withMessages.ts';

/** Asks a member for a new user agreement; its code comes to members alone. */
export const Consent = lazy(withMessages('home', () => import('./legal/Consent.tsx')));

/** A code to scan, which hardly anybody opens. */
export const DownloadCode = lazy(withMessages('home', () => import('./download/Code.tsx')));

/** The first edition of a document in a language, as operators go on writing it. */
export async function firstWords(kind: LegalKind, language: string): Promise<LegalWords> {
  const [{ readFirst }, { writeWords }] = await Promise.all([
    withMessages('home', () => import('./legal/readLegal.ts'))(),
    import('./legal/legalWords.ts'),
  ]);
  return writeWords(await readFirst(kind, language));
}
