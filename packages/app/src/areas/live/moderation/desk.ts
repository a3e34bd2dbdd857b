/** Moderated room, with what cards and acts need of it. */
export interface Desk {
  roomId: string;
  /** The reader is its anchor. */
  isOwner: boolean;
  /** The reader is one of its assistants. */
  isModerator: boolean;
  /** Returns the ids of a member's remembered messages here, oldest first. */
  commentsOf: (memberId: string) => string[];
  /** Addresses somebody where the reader speaks. */
  onMention: (nickname: string) => void;
}
