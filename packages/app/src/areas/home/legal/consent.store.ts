import { acceptLegal, legalDue, type LegalEdition } from '@pitchside/api/desk/legal';
import { proxy } from 'valtio';
import { api } from '../../../platform/api/api.ts';

/** The edition of the user agreement that the member has yet to accept. */
export const consent = proxy<{ due: LegalEdition | null }>({ due: null });

/** Asks what there is to accept; without an answer nothing is asked of the member. */
export async function askConsent(): Promise<void> {
  try {
    consent.due = (await api.call(legalDue, {}, { quiet: true })).due;
  } catch {
    consent.due = null;
  }
}

/** Accepts an edition. Rejects with the server's words. */
export async function giveConsent(number: number): Promise<void> {
  consent.due = (await api.call(acceptLegal, { number })).due;
}
