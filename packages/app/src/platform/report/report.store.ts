import type { ReportKind } from '@pitchside/api/live/moderation';
import { proxy } from 'valtio';
import { openLogin } from '../overlays/overlays.store.ts';
import { sessionToken } from '../session/session.store.ts';

/** Something that can be reported. */
export interface Reportable {
  kind: ReportKind;
  id: string;
}

/** Target of a press on 举报. */
export interface ReportRequest {
  /** Name of it, for the title. */
  name: string;
  /** The words in question, as of a comment. */
  words?: string;
  /** One thing, or several to choose from, each kind once. */
  of: readonly Reportable[];
}

/** The report being written; null while there is none. */
export const reporting = proxy<{ request: ReportRequest | null }>({ request: null });

/** Opens the dialog that reports something; a visitor signs in first. */
export function openReport(request: ReportRequest): void {
  if (!sessionToken()) return openLogin();
  reporting.request = request;
}

export const closeReport = (): void => void (reporting.request = null);
