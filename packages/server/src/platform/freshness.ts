import type { CallParams, ServedCallName, ServedCalls } from '@pitchside/api/contract';

/** Calls whose answers are given again for a moment. */
export type SharedCallName = { [Name in ServedCallName]: ServedCalls[Name] extends { shared: string } ? Name : never }[ServedCallName];

/**
 * Names on the bus, topics among them, that invalidate the cached answers of a call: a call after such a wake-up gets a new one. Without
 * names an answer expires after a second alone.
 */
export type Freshness = { readonly [Name in SharedCallName]?: (params: CallParams<ServedCalls[Name]>) => readonly string[] };
