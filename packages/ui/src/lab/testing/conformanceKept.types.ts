import type { ReactNode } from 'react';
import type * as doors from '../../index.ts';

/** State props of the components' contract: the value, whether something is ticked, whether it is open. */
type Keepable = 'value' | 'checked' | 'open';

type PropsOf<Part> = Part extends (props: infer Props) => ReactNode ? Props : never;

/** The state props of a component that a host may control and listen to; of props in several shapes each is considered. */
type KeptOf<Props> = Props extends unknown
  ? { [Name in Keepable]: Name extends keyof Props ? (`on${Capitalize<Name>}Change` extends keyof Props ? Name : never) : never }[Keepable]
  : never;

/**
 * A record for every component of the package that keeps its own state, with one entry for each of its states.
 * The type makes a list complete.
 */
export type OfKeepers<Thing> = {
  [Name in keyof typeof doors as KeptOf<PropsOf<(typeof doors)[Name]>> extends never ? never : Name]: Record<
    KeptOf<PropsOf<(typeof doors)[Name]>>,
    Thing
  >;
};
