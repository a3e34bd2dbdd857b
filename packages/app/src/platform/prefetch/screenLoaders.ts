/** Loaders of screens by name, apart from the screens' code so that they run while that code loads. */
export type ScreenLoaders<Name extends string> = Partial<Record<Name, () => Promise<(parameters: URLSearchParams) => void>>>;

/**
 * Returns a function that runs the loader of a screen for the search params of an address. It does nothing if the screen's code has arrived
 * meanwhile: the screen then sends its requests itself.
 */
export const createScreenPrefetch =
  <Name extends string>(loaders: ScreenLoaders<Name>) =>
  async (name: Name, address: string, isLate: () => boolean): Promise<void> => {
    const loader = await loaders[name]?.();
    if (!isLate()) loader?.(new URL(address).searchParams);
  };
