/** Members a page. */
export const pageSize = 24;

/** What is asked for a page of those whom the member follows, by a part of their nickname or all. */
export const pageOfFollowed = (page: number, part = '') => ({ page, limit: pageSize, ...(part !== '' && { search: part }) });
