type Handlers = Readonly<Record<string, unknown>>;

/**
 * Merges two sets of handlers: a control's own run first, then those of the element around it; any other attribute holds where either says
 * yes.
 */
export function bothOf<Second extends object>(own: Handlers, second: Second): Second {
  const both = Object.entries(second).map(([name, then]: [string, unknown]) => {
    const first = own[name];
    if (typeof first !== 'function' || typeof then !== 'function') return [name, then || first];
    return [
      name,
      (event: unknown) => {
        (first as (event: unknown) => void)(event);
        (then as (event: unknown) => void)(event);
      },
    ];
  });
  return Object.fromEntries(both) as Second;
}
