import { isIP } from 'node:net';
import * as z from 'zod/mini';

/** An address, a network such as 10.0.0.0/8, or a name for networks that never come from outside. */
function isProxy(value: string): boolean {
  const [address = '', bits, ...more] = value.split('/');
  const most = { 4: 32, 6: 128 }[isIP(address)];
  return (
    ['loopback', 'linklocal', 'uniquelocal'].includes(value) ||
    (most !== undefined && more.length === 0 && (bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most)))
  );
}

/** A port; 0 takes a free one. */
export const port = z.pipe(z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number)), z.int().check(z.gte(0), z.lte(65_535)));
/** Scheme, host and port of a site, with nothing after them. */
export const origin = z.string().check(z.refine((value) => /^https?:\/\/[^/\s]+$/.test(value)));
/** A number that is only a name. */
export const digits = z.string().check(z.regex(/^\d{1,20}$/));
/** A secret key or password. */
export const secret = z.string().check(z.minLength(1), z.maxLength(200));
/** A switch. */
export const onOff = z.enum(['on', 'off']);
/** Addresses and networks, parted by commas. */
export const proxies = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
  ),
  z.array(z.string().check(z.refine(isProxy))),
);
/** A moment, read to ms UTC. */
export const instant = z.pipe(
  z.string().check(z.refine((value) => !Number.isNaN(Date.parse(value)))),
  z.transform((value) => Date.parse(value)),
);

/** One documented setting: environment name, meaning, schema, and its default as text (undefined: derived or off). */
export interface SettingField<Schema extends z.ZodMiniType = z.ZodMiniType, Usual extends string | undefined = string | undefined> {
  env: string;
  about: string;
  expects: string;
  schema: Schema;
  usual: Usual;
}
/** Declares a setting. */
export const field = <Schema extends z.ZodMiniType, Usual extends string | undefined>(
  env: string,
  expects: string,
  schema: Schema,
  usual: Usual,
  about: string,
): SettingField<Schema, Usual> => ({ env, about, expects, schema, usual });
