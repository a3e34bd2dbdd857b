/**
 * Reads a cookie that the app has set, as far as it has the shape of a value; undefined without.
 * @param cookies the request's header
 * @param shape pattern of a value, default letters and digits
 */
export const cookieIn = (cookies: string | undefined, name: string, shape = String.raw`\w+`): string | undefined =>
  new RegExp(String.raw`(?:^|;\s*)${name}=(${shape})`).exec(cookies ?? '')?.[1];
