/** Posts that stand, or leave their room, together: a page of them each, and what came in front of the first page for itself, so that a new post moves none from its group. @param first the post with which the first page began @param atOnce posts of a page */
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
