import type { CallParams, ServedCallName, ServedCalls } from '@pitchside/api/contract';

/** Calls whose answers are cached for a moment. */
export type CachedCallName = { [Name in ServedCallName]: ServedCalls[Name] extends { cache: string } ? Name : never }[ServedCallName];

/**
 * Names on the bus, topics among them, that invalidate the cached answers of a call: a call after such a wake-up gets a new one. Without
 * names an answer expires after a second alone.
 */
export type InvalidatedBy = { readonly [Name in CachedCallName]?: (params: CallParams<ServedCalls[Name]>) => readonly string[] };
