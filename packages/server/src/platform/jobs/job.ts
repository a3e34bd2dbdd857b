/** Work that is done again and again, by one node at a time; one that is cut off goes on elsewhere. */
export interface Job {
  /** Unique in the site: `<module>.<what it does>`. */
  name: string;
  /** Seconds from one run to the next. */
  every: number;
  /** One round; what it throws is a fault, counted, and the round is tried again. */
  run(): Promise<unknown>;
}
