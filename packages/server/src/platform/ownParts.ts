import type { CallData, CallParams, ServedCallName, ServedCalls } from '@pitchside/api/contract';

/** Calls whose answers visitors share. */
export type VisitorsCallName = {
  [Name in ServedCallName]: ServedCalls[Name] extends { shared: 'visitors' } ? Name : never;
}[ServedCallName];

/** Derives a member's answer from the one that visitors share, by adding the member's personal fields. */
export interface OwnPart<Name extends ServedCallName> {
  /** Whether that is so for some parameters; for others the answer is made for the member alone. */
  isCommon(params: CallParams<ServedCalls[Name]>): boolean;
  /** Adds what is a member's to data that others read too; gives the very same where nothing is. */
  add(data: CallData<ServedCalls[Name]>, memberId: number): Promise<CallData<ServedCalls[Name]>>;
  /** Calls by which members change what they see of it: after one its caller is answered anew for a moment, on every node. */
  changedBy: readonly ServedCallName[];
}

/** Of which calls members are answered so. */
export type OwnParts = { readonly [Name in VisitorsCallName]?: OwnPart<Name> };
