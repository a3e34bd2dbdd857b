import { say } from '../../lab/storykit/say.ts';
import type { CountryCode } from './CountryCodeSelect.tsx';

/** Country codes as the system settings bring them. */
export const countries: readonly CountryCode[] = [
  { id: 'CN', code: '86', name: say('中国', 'China', 'Trung Quốc') },
  { id: 'VN', code: '84', name: say('越南', 'Vietnam', 'Việt Nam') },
  { id: 'SG', code: '65', name: say('新加坡', 'Singapore', 'Singapore') },
  { id: 'HK', code: '852', name: say('中国香港', 'Hong Kong', 'Hồng Kông') },
  { id: 'US', code: '1', name: say('美国', 'United States', 'Mỹ') },
];
