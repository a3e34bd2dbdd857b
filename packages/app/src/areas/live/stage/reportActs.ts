import { openReport, type Reportable } from '../../../platform/report/report.store.ts';

/** Opens the report of a message: as a comment, or as a horn message of its sender. */
export const reportWords = (about: Reportable, nickname: string, words: string): void => openReport({ name: nickname, words, of: [about] });
