interface ScriptPolicy {
  createScriptURL(address: string): unknown;
}

/** The part of the page that this needs; a test gives its own. */
export interface TrustedPage {
  trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
}

const rules = new Set<(address: string) => boolean>();
let policy: ScriptPolicy | undefined;

function letThrough(address: string): string {
  if (![...rules].some((isGood) => isGood(address))) throw new TypeError(`no code may come from ${address}`);
  return address;
}

/**
 * Lets code of a vendor, which writes addresses as text, come from where a rule says. A page has one policy for all of them, `default`, and
 * the site's content policy knows it only where a vendor's service is used. Gives how an address is written for the page, which throws a
 * TypeError for one that no rule knows.
 */
export function trustScripts(
  rule: (address: string) => boolean,
  { trustedTypes }: TrustedPage = globalThis as typeof globalThis & TrustedPage,
): (address: string) => string {
  rules.add(rule);
  policy ??= trustedTypes?.createPolicy('default', { createScriptURL: letThrough });
  // The declared type is string; a TrustedScriptURL is accepted in its place.
  return (address) => (policy?.createScriptURL(address) ?? letThrough(address)) as string;
}
