import { day } from '../../../platform/retention.ts';

/** Retention of messages and their files, ms. */
export const messagesRetention = 400 * day;
