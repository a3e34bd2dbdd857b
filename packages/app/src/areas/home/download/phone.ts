/** Where the site stands for phones, as a code to scan holds it. */
export const phoneAddress = (config: { readonly mobile_origin: string | null } | null): string =>
  new URL(config?.mobile_origin ?? '/m', location.origin).href;
