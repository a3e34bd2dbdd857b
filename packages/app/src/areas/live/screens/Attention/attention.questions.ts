/** Members a page. */
export const pageSize = 24;

/** What is asked for a page of those whom the member follows. */
export const pageOfFollowed = (page: number) => ({ page, limit: pageSize });
