import { say } from '../../lab/storykit/say.ts';
import type { CountryCode } from '../../forms/PhoneField/index.ts';

/** Country codes as the system settings bring them. */
export const countries: readonly CountryCode[] = [
  { id: '1', code: '86', name: say('中国', 'China', 'Trung Quốc') },
  { id: '2', code: '84', name: say('越南', 'Vietnam', 'Việt Nam') },
  { id: '3', code: '65', name: say('新加坡', 'Singapore', 'Singapore') },
  { id: '4', code: '852', name: say('中国香港', 'Hong Kong', 'Hồng Kông') },
];

/** Addresses of the agreements. */
export const agreements = { agreementHref: '/about-user?type=1', privacyHref: '/about-user?type=2' };

/** Content of a code of the QR face. */
export const qrAddress = 'https://m.pitchside.example/m/login?code=qJ3vN8xW2kLzR5tY7uBpDg';

/** Member who scans. */
export const scanner = { id: 'me', nickname: say('北看台老周', 'North Stand Joe', 'Khán đài Bắc') };

/** An account that was remembered. */
export const remembered = { mobile: '13805715217', password: 'pitchside', remember: true };
