/** Why a file is not imported: nothing of it is kept. */
export class BrokenFile extends Error {
  readonly reason: string;
  /** The match as the file names it; empty when the file as a whole is meant. */
  readonly match: string;
  constructor(reason: string, match = '') {
    super(match ? `${match}: ${reason}` : reason);
    this.name = 'BrokenFile';
    this.reason = reason;
    this.match = match;
  }
}
