/**
 * Groups posts that are rendered, or replaced by their height, together: one page each, and posts in front of the first page on their own,
 * so that a new post moves none to another group.
 * @param first the first post of the first page
 * @param atOnce posts per page
 */
export function grouped<Post extends { id: string }>(posts: readonly Post[], first: string | undefined, atOnce: number): Post[][] {
  const front = Math.max(
    0,
    posts.findIndex(({ id }) => id === first),
  );
  const groups = Array.from({ length: Math.ceil((posts.length - front) / atOnce) }, (_, index) =>
    posts.slice(front + index * atOnce, front + (index + 1) * atOnce),
  );
  return front > 0 ? [posts.slice(0, front), ...groups] : groups;
}
