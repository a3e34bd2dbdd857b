/** Recurring work, by one node at a time; an interrupted round goes on elsewhere. */
export interface Job {
  /** Unique in the site: `<module>.<purpose>`. */
  name: string;
  /** Seconds from one run to the next. */
  every: number;
  /** One round; an exception is a fault, counted, and the round is retried. */
  run(): Promise<unknown>;
}
