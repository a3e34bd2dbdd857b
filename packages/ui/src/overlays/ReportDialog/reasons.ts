/** Why something may be reported, in the order of the list; `other` has to say in words what it is. */
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

/** What became of a report: accepted, refused by someone who has said why, or refused with words for the dialog to show. */
export type ReportAnswer = boolean | { refused: string };
