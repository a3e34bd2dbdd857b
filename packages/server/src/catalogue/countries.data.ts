import { msg } from '@lingui/core/macro';

/** Countries that people may sign up from; names in the three languages. */
export const countries = [
  { id: 'CN', code: '86', name: msg`中国` },
  { id: 'VN', code: '84', name: msg`越南` },
  { id: 'SG', code: '65', name: msg`新加坡` },
  { id: 'HK', code: '852', name: msg`中国香港` },
  { id: 'MO', code: '853', name: msg`中国澳门` },
  { id: 'TW', code: '886', name: msg`中国台湾` },
  { id: 'MY', code: '60', name: msg`马来西亚` },
  { id: 'TH', code: '66', name: msg`泰国` },
  { id: 'US', code: '1', name: msg`美国` },
  { id: 'GB', code: '44', name: msg`英国` },
];

/** True for a dialling code to which messages are sent. */
export const isServedCountry = (code: string): boolean => countries.some((country) => country.code === code);

/** Whether a country or region is one of those above. */
export const isCountry = (id: string): boolean => countries.some((country) => country.id === id);
