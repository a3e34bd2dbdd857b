/** Limits that a viewer sets against giving more than they meant to; both in diamonds. */
export interface SpendLimits {
  /** Most that may be given in one session; null without a limit. */
  limit: number | null;
  /** An order from this sum on waits, and can be taken back; null sends every order at once. */
  undoFrom: number | null;
}

/** Values that the fields offer when they are switched on. */
export const limitDefault = 10_000;
export const undoFromDefault = 5_000;
/** Most that can be set. */
export const limitMost = 9_999_999;
