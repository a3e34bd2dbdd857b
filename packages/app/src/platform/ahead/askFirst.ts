/** Loaders of screens by name, apart from the screens' code so that they run while that code loads. */
export type Aheads<Name extends string> = Partial<Record<Name, () => Promise<(parameters: URLSearchParams) => void>>>;

/**
 * Returns a function that runs the loader of a screen for the search params of an address. It does nothing if the screen's code has arrived
 * meanwhile: the screen then sends its requests itself.
 */
export const askFirstOf =
  <Name extends string>(aheads: Aheads<Name>) =>
  async (name: Name, address: string, isLate: () => boolean): Promise<void> => {
    const ahead = await aheads[name]?.();
    if (!isLate()) ahead?.(new URL(address).searchParams);
  };
