import { forwardRef as plainForwardRef, type AriaAttributes, type ForwardedRef, type ReactNode, type RefAttributes } from 'react';

/**
 * Props that every component passes to its root element: an id, data attributes of the host and ARIA attributes. Its `ref` is that element.
 */
export interface RootProps extends AriaAttributes {
  id?: string;
  [data: `data-${string}`]: string | number | boolean | undefined;
}

/**
 * Picks the root element's props from the rest of a component's props: a component that is given a whole match (`{...match}`)
 * renders no attributes that it does not know.
 */
export const rootOf = (rest: RootProps): RootProps =>
  Object.fromEntries(Object.entries(rest).filter(([name]) => name === 'id' || name.startsWith('data-') || name.startsWith('aria-')));

/** React's own, which keeps the type parameter of a component's props: a `Select` of literals still reports those literals. */
export const forwardRef = plainForwardRef as <Props, Root>(
  render: (props: Props, ref: ForwardedRef<Root>) => ReactNode,
) => (props: Props & RefAttributes<Root>) => ReactNode;
