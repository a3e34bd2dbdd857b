/** Author of an act: an operator, the command line, or the site itself. */
export interface Actor {
  /** The operator; null for the command line and the site. */
  operatorId: number | null;
  /** Displayed name: a nickname, `cli`, `system`. */
  name: string;
}

export const cliActor: Actor = { operatorId: null, name: 'cli' };
export const systemActor: Actor = { operatorId: null, name: 'system' };
