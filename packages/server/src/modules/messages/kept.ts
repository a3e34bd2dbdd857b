import { day } from '../../platform/retention.ts';

/** How long what was said is kept, ms, with its files. */
export const messagesKept = 400 * day;
