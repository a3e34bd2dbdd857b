/** One video; `at` (seconds) is where it begins, by default where the viewer left off. */
export const videoHref = (id: string, at?: number): string =>
  `/video-player?${new URLSearchParams({ id, ...(at !== undefined && { t: String(at) }) })}`;

/** The videos of a category in an order, narrowed to a competition; without a category all of them. The `type` is the specification's. */
export function classifyHref(
  category?: { id: string; name: string },
  { sort, competition }: { sort?: string; competition?: string } = {},
): string {
  return `/video-classify?${new URLSearchParams({
    type: '3',
    ...(category && { id: category.id, name: category.name }),
    ...(sort !== undefined && { sort }),
    ...(competition !== undefined && { league: competition }),
  })}`;
}
