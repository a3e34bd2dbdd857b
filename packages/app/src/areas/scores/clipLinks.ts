/** The page of a clip. */
export const clipHref = (id: string): string => `/clip?${new URLSearchParams({ id })}`;
