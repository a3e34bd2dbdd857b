/** Mobile numbers of the demo members by role. */
export const members = /** @type {const} */ ({
  fan: '13800000001',
  secondFan: '13800000002',
  anchor: '13800000003',
  administrator: '13800000004',
  expert: '13800000005',
  operator: '13800000009',
});
/** @typedef {keyof typeof members} MemberName */

export const password = 'pitchside-demo';

/**
 * Calls the API as a page of the site would; a refusal is an error with its code and message.
 * @template Data
 * @param {string} origin
 * @param {string} path below /api
 * @param {unknown} body
 * @param {string} [token] of whoever asks; default a visitor
 * @param {string} [address] they ask from; a site believes it that trusts this machine as a proxy
 * @returns {Promise<Data>} the data of the answer
 */
export async function callApi(origin, path, body, token, address) {
  const response = await fetch(`${origin}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', lang: 'zh', ...(token && { token }), ...(address && { 'x-forwarded-for': address }) },
    body: JSON.stringify(body),
  });
  const { code, msg, data } = await response.json();
  if (code !== 0) throw new Error(`${path} answered ${code}: ${msg}`);
  return data;
}

/**
 * Signs a demo member in.
 * @param {string} origin
 * @param {MemberName} name
 * @param {{ ticket: string, randstr: string }} [captcha] needed unless the site runs with PITCHSIDE_CAPTCHA=off
 * @param {string} [address] as for `callApi`
 * @returns {Promise<{ id: string, token: string, user_nickname: string }>} what the site keeps under `userInfo`
 */
export const signInAs = (origin, name, captcha, address) =>
  callApi(
    origin,
    'user/login',
    { mobile: `86-${members[name]}`, password, device_type: 'pc', ...(captcha && { captcha }) },
    undefined,
    address,
  );

/**
 * Tells whether a token is still valid.
 * @param {string} origin
 * @param {string} token
 * @returns {Promise<boolean>}
 */
export async function isSignedIn(origin, token) {
  const response = await fetch(`${origin}/api/User/getUserInfo`, { headers: { token, lang: 'zh' } });
  return (await response.json()).code === 0;
}
