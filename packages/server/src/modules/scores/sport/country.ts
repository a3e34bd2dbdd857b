import type { Names } from '../../../text/local.ts';

/** Id for everything without a country. */
export const international = 'international';

/** The id of a country, from its English name: `south-korea`. */
export const countryId = ({ en }: Names): string =>
  en
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || international;
