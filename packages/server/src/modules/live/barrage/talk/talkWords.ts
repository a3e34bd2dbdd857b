/** Invisible characters that split up words. */
const unseen = /[\u200b-\u200f\u2060\ufeff\u00ad]/g;

/** Normalizes a text for filters: full-width letters, invisible characters, case. */
const read = (text: string): string => text.normalize('NFKC').replace(unseen, '').toLowerCase();

const domains = 'com|cn|net|org|vn|tv|top|xyz|cc|me|io|app|gg|info|club|shop|live|site|vip|link|ru|hk|tw|co|uk|fun|pro|store|online|bet';
const addresses: readonly RegExp[] = [/https?:\/\//, /\bwww\s*[.。]/, new RegExp(`[a-z0-9-]{2,}\\s?[.。]\\s?(?:${domains})(?![a-z0-9])`)];

/** Names of messengers: with an account name they are contact details. */
const messengers = '微信|薇信|威信|v信|vx|wx|wechat|weixin|qq|扣扣|企鹅|加群|电报|telegram|tg|zalo|whatsapp|line id|facebook|fb|skype';
const ways: readonly RegExp[] = [
  new RegExp(`(?:${messengers})[\\s号群:：+是为]*[a-z0-9_-]{4,}`),
  /[a-z0-9._-]+@[a-z0-9-]+\.[a-z]{2,}/,
  // A telephone number with any separators; a score, a year or a date is shorter.
  /(?:\d[\s.\-_]?){9,}/,
];

/** Whether a text contains a link. */
export const hasLink = (text: string): boolean => addresses.some((address) => address.test(read(text)));

/** Whether a text contains contact details: a number, an account, an address. */
export const hasContact = (text: string): boolean => ways.some((way) => way.test(read(text)));
