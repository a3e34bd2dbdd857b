import type { ReactNode } from 'react';
import type * as doors from '../../index.ts';

/** What the contract of parts has a word for: what is chosen, whether something is ticked, whether it is open. */
type Keepable = 'value' | 'checked' | 'open';

type PropsOf<Part> = Part extends (props: infer Props) => ReactNode ? Props : never;

/** What of a component's props a host may hold and hears changes of; of props in several shapes each is looked at. */
type KeptOf<Props> = Props extends unknown
  ? { [Name in Keepable]: Name extends keyof Props ? (`on${Capitalize<Name>}Change` extends keyof Props ? Name : never) : never }[Keepable]
  : never;

/** Every component of the package that keeps something, with a record of one thing for each that it keeps: whoever lists them leaves none out. */
export type OfKeepers<Thing> = {
  [Name in keyof typeof doors as KeptOf<PropsOf<(typeof doors)[Name]>> extends never ? never : Name]: Record<
    KeptOf<PropsOf<(typeof doors)[Name]>>,
    Thing
  >;
};
