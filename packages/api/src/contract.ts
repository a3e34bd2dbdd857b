import * as contracts from './contracts.ts';
import type { Call, CallDeclaration } from './contract/define.ts';

type Exports = AllOf<(typeof contracts)[keyof typeof contracts]>;
/** Everything that a union's members have, at once. */
type AllOf<Union> = (Union extends unknown ? (given: Union) => void : never) extends (given: infer Whole) => void ? Whole : never;
type Served = { readonly [Name in keyof Exports as Exports[Name] extends Call ? Name : never]: Exports[Name] };

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'path' in value && 'input' in value;
const found = Object.values<Readonly<Record<string, unknown>>>(contracts).flatMap((exported) =>
  Object.entries(exported).filter(([, value]) => isCall(value)),
);

/** Every call that is served, by the name of its handler: the server does not compile unless each has one. */
export const servedCalls = Object.fromEntries(found) as Served;
export type ServedCalls = typeof servedCalls;
export type ServedCallName = keyof ServedCalls;

/** Calls of the specification that wait for their feature; each answers code 1. */
export const declaredCalls: readonly CallDeclaration[] = [];

/** The whole contract: served and declared calls. */
export const allCalls: readonly CallDeclaration[] = [...Object.values(servedCalls), ...declaredCalls];

export * from './contract/define.ts';
export * from './contract/envelope.ts';
export { secretsOf } from './contract/fields.ts';
