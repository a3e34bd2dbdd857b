/** The room whose people are looked after, and what of it cards and acts need. */
export interface Desk {
  roomId: string;
  /** The reader is its anchor. */
  isOwner: boolean;
  /** The reader is one of its assistants. */
  isModerator: boolean;
  /** Ids of what a member said here that is remembered, oldest first. */
  commentsOf: (memberId: string) => string[];
  /** Addresses somebody where the reader speaks. */
  onMention: (nickname: string) => void;
}
