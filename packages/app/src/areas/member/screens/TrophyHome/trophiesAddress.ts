import { routes } from '../../../../routes.data.ts';

/** Which event an address asks for; undefined for the first that runs. */
export const readEvent = (parameters: URLSearchParams): string | undefined => parameters.get('event') ?? undefined;

/** The address of an event. */
export const eventHref = (id: string): string => `${routes.trophyHome.path}?${new URLSearchParams({ event: id })}`;
