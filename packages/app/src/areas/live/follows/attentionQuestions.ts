import { listed } from '../../../platform/line/saver.store.ts';

/** Members a page, on a good connection. */
export const pageSize = 24;

/** Query of a page of followed members, filtered by a part of their nickname if given. */
export const pageOfFollowed = (page: number, part = '') => ({ page, limit: listed(pageSize), ...(part !== '' && { search: part }) });
