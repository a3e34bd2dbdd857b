import type { ActGroup, CaseAct, CaseKind, CaseState, PaperSide, ReviewCase } from '@pitchside/api/desk/operations';
import type { Localizable } from '../../../text/local.ts';

/** A picture of a document with the data to compare; null where there is only a name and a number. */
export interface Papers {
  bytes: Buffer | null;
  realName: string;
  idNumber: string;
}

/** One kind of cases, backed by its module: verifications, withdrawals, applications, reports. */
export interface Desk {
  kind: CaseKind;
  /** Group of the log to which its decisions belong. */
  group: ActGroup;
  /** Cases in a state: pending ones oldest first, decided ones newest first. */
  list(state: CaseState, limit: number): Promise<{ list: Localizable<ReviewCase>[]; total: number }>;
  find(no: string): Promise<Localizable<ReviewCase> | undefined>;
  /** Length of the queue, and since when its oldest case waits. */
  waiting(): Promise<{ total: number; oldestAt: number | null }>;
  /**
   * Decides on behalf of an operator; the module checks the state transition.
   * @throws CallError when the case is in another state, or a return has no reason
   */
  decide(operatorId: number, no: string, act: CaseAct, reason: string): Promise<void>;
  /** Opens a private picture; undefined where there are none. */
  look?(operatorId: number, no: string, side: PaperSide, reason: string): Promise<Papers>;
}
