/** Members a page. */
export const pageSize = 24;

/** Query of a page of followed members, filtered by a part of their nickname if given. */
export const pageOfFollowed = (page: number, part = '') => ({ page, limit: pageSize, ...(part !== '' && { search: part }) });
