/** What screens ask first, by their names, apart from their code so that it is asked while that is on its way. */
export type Aheads<Name extends string> = Partial<Record<Name, () => Promise<(parameters: URLSearchParams) => void>>>;

/** Gives what asks the first questions of a screen, for the parameters of an address, unless its code has come meanwhile: then it asks for itself. */
export const askFirstOf =
  <Name extends string>(aheads: Aheads<Name>) =>
  async (name: Name, address: string, isLate: () => boolean): Promise<void> => {
    const ahead = await aheads[name]?.();
    if (!isLate()) ahead?.(new URL(address).searchParams);
  };
