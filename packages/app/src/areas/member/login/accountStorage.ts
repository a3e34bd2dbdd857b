import * as z from 'zod/mini';
import { readJson, storageKeys, writeJson, writeText } from '../../../platform/storage/storage.ts';

/** Schema of the remembered login, kept under `account` (specification section 3). */
const schema = z.nullable(
  z.object({
    countryCode: z.string().check(z.maxLength(4)),
    mobile: z.string().check(z.maxLength(11)),
    password: z.string().check(z.maxLength(128)),
  }),
);
export type RememberedAccount = NonNullable<z.output<typeof schema>>;

export const rememberedAccount = (): RememberedAccount | null => readJson(storageKeys.account, schema, null);

/** Keeps the account, or forgets it for null. */
export function rememberAccount(account: RememberedAccount | null): void {
  if (account) writeJson(storageKeys.account, account);
  else writeText(storageKeys.account, null);
}
