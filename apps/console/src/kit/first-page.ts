/** The cursor of a list's first page, for queries that load page by page. */
export const FIRST_PAGE: string | null = null;
