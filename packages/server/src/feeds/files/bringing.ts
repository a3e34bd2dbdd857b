/** How a file is brought in. */
export interface Bringing {
  /** Who brings it, as the log shows it. Default `cli`. */
  by?: string;
  /** Look only: nothing stays. Default false. */
  isRehearsal?: boolean;
  /** Why a season is taken although its shape is not that of its league; empty when it is not. */
  asItIs?: string;
}
