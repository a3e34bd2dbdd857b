import type { CountryCode } from './CountryCodeSelect.tsx';

/** Country codes as the system settings bring them. */
export const countries: readonly CountryCode[] = [
  { id: '1', code: '86', name: '中国' },
  { id: '2', code: '84', name: '越南' },
  { id: '3', code: '65', name: '新加坡' },
  { id: '4', code: '852', name: '中国香港' },
];

/** Where the agreements are read. */
export const agreements = { agreementHref: '/about-user?type=1', privacyHref: '/about-user?type=2' };
