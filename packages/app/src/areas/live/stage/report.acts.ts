import { openReport, type Reportable } from '../../../platform/report/report.store.ts';

/** Asks why words are reported: a comment as such, a horn by whoever blew it. */
export const reportWords = (about: Reportable, nickname: string, words: string): void => openReport({ name: nickname, words, of: [about] });
