import { day } from '../../platform/retention.ts';

/** Retention of messages and their files, ms. */
export const messagesKept = 400 * day;
