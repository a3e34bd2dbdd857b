import type { CallData, CallParams, ServedCallName, ServedCalls } from '@pitchside/api/contract';

/** Calls whose answers visitors share. */
export type AnonymousCallName = {
  [Name in ServedCallName]: ServedCalls[Name] extends { cache: 'anonymous' } ? Name : never;
}[ServedCallName];

/** Derives a member's answer from the one that visitors share, by adding the member's personal fields. */
export interface OwnPart<Name extends ServedCallName> {
  /** Whether that is so for some parameters; for others the answer is made for the member alone. */
  isCommon(params: CallParams<ServedCalls[Name]>): boolean;
  /** Adds a member's personal fields to shared data; returns the same object where there are none. */
  add(data: CallData<ServedCalls[Name]>, memberId: number): Promise<CallData<ServedCalls[Name]>>;
  /** Calls that change a member's personal fields: after one of them its caller gets uncached answers for a moment, on every node. */
  changedBy: readonly ServedCallName[];
}

/** Personal fields of calls, by name. */
export type PersonalFields = { readonly [Name in AnonymousCallName]?: OwnPart<Name> };
