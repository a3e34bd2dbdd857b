/** Reasons of a report, in the order of the list; `other` requires a text. */
export const reportReasons = [
  'spam',
  'abuse',
  'sexual',
  'violence',
  'fraud',
  'gambling',
  'politics',
  'minors',
  'copyright',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Result of a report: accepted, refused by someone who has shown why, or refused with a text for the dialog to show. */
export type ReportAnswer = boolean | { refused: string };
