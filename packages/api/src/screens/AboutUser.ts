import { legalKinds, legalText, type LegalKind } from '../desk/legal/index.ts';
import { question, type Question } from './question.ts';

/** Reads which document an address asks for by its type, from 1 on, and which edition; an unknown one is the user agreement as it holds. */
export function readAboutUser(address: URLSearchParams): { name: LegalKind; edition: number | undefined } {
  const edition = Number(address.get('edition'));
  return {
    name: legalKinds[Number(address.get('type')) - 1] ?? 'agreement',
    edition: Number.isSafeInteger(edition) && edition > 0 && edition <= 100_000 ? edition : undefined,
  };
}

/** Query of a document. */
export const legalQuestion = (kind: LegalKind, number?: number) => ({ kind, ...(number !== undefined && { number }) });

/** First requests of /about-user: the document. */
export function aboutUserQuestions(address: URLSearchParams): Question[] {
  const { name, edition } = readAboutUser(address);
  return [question(legalText, legalQuestion(name, edition))];
}
