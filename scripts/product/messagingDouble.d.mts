/** Controls of the double of Tencent's messaging service, for tests. */
export interface MessagingDouble {
  /** Its ws address, for the SDK's `proxyServer`. */
  url: string;
  /** Blocks the messages of another account. */
  block: (who: string, whom: string) => void;
  /** Another device signs a member in and the others out. */
  kick: (who: string) => void;
  /** Hangs up on a member, and takes no line of theirs. */
  cut: (who: string) => void;
  /** Takes lines of theirs again. */
  mend: (who: string) => void;
  /** Keeps the next message of a member and hangs up before it says so. */
  loseAnswer: (who: string) => void;
  /** Number of messages between two accounts. */
  said: (one: string, other: string) => number;
  /** Commands that it answered with nothing. */
  unknown: () => readonly string[];
  stop: () => Promise<void>;
}

/** Starts it on a free port. @param options `secret`: key of the signatures; without it every signature but `bad` is good */
export function startMessagingDouble(options?: { secret?: string }): Promise<MessagingDouble>;
