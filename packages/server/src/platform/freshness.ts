import type { CallParams, ServedCallName, ServedCalls } from '@pitchside/api/contract';

/** Calls whose answers are given again for a moment. */
export type SharedCallName = { [Name in ServedCallName]: ServedCalls[Name] extends { shared: string } ? Name : never }[ServedCallName];

/** Names on the bus, topics among them, that tell when an answer of a call is old: who asks after such a wake-up gets a new one. An answer that nothing is named for is old after a second alone. */
export type Freshness = { readonly [Name in SharedCallName]?: (params: CallParams<ServedCalls[Name]>) => readonly string[] };
