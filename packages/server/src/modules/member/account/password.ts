import { hash, verify } from '@node-rs/argon2';

// argon2id with OWASP's first recommended parameters; about 50-100 ms, off the event loop.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash of a password for storage. */
export const hashPassword = (password: string): Promise<string> => hash(password, options);

let decoy: Promise<string> | undefined;

/**
 * Checks a password. An unknown member costs the same time, and so does one whose stored text is no hash, as of invented members: the
 * timing reveals nothing.
 */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const own = stored?.startsWith('$argon2') ? stored : undefined;
  const matches = await verify(own ?? (await decoy), password);
  return own !== undefined && matches;
}
