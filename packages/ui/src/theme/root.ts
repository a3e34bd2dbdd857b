import { forwardRef as plainForwardRef, type AriaAttributes, type ForwardedRef, type ReactNode, type RefAttributes } from 'react';

/** What every part hands to its root element: a name to find it by, what a host keeps with it, and what else is to be said of it. Its `ref` is that element. */
export interface RootProps extends AriaAttributes {
  id?: string;
  [data: `data-${string}`]: string | number | boolean | undefined;
}

/** What of the rest of a part's props is for its root element: a part that is given a whole match (`{...match}`) shows no more of it than it knows. */
export const rootOf = (rest: RootProps): RootProps =>
  Object.fromEntries(Object.entries(rest).filter(([name]) => name === 'id' || name.startsWith('data-') || name.startsWith('aria-')));

/** React's own, keeping the type of a part whose props have one of their own: a `Select` of words still gives those words. */
export const forwardRef = plainForwardRef as <Props, Root>(
  render: (props: Props, ref: ForwardedRef<Root>) => ReactNode,
) => (props: Props & RefAttributes<Root>) => ReactNode;
