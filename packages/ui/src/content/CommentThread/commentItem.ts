/** One comment as a discussion shows it. */
export interface CommentItem {
  id: string;
  author: { id: string; nickname: string; avatarSeed?: string; level: number; href: string };
  /** Written by the author of the object; default false. */
  isAuthor?: boolean;
  /** Member whom it answers; left out for the first comment of a thread and for replies to that one. */
  replyTo?: string;
  /** Left out where it was deleted and its answers stay. */
  text?: string;
  /** Time of writing, ms UTC. */
  at: number;
  likes: number;
  liked: boolean;
  /** Whether the reader wrote it; default false. */
  own?: boolean;
  /** Waits for review and is shown to the reader alone; default false. */
  awaiting?: boolean;
}

/** A comment with some of its answers. */
export interface CommentThreadItem extends CommentItem {
  /** The oldest first. */
  replies: readonly CommentItem[];
  /** Number of replies in all. */
  total: number;
}
