/** Place on the headlines page: all, one section, or one tag. */
export interface NewsPlace {
  section?: string;
  tag?: string;
}

/** Reads an address; invalid values show everything. */
export function readNews(parameters: URLSearchParams): NewsPlace {
  const section = parameters.get('section');
  const tag = parameters.get('tag')?.trim();
  if (section !== null && /^[1-9]\d{0,14}$/.test(section)) return { section };
  return tag ? { tag: [...tag].slice(0, 20).join('') } : {};
}
