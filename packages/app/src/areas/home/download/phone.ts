/** Address of the mobile site for the QR code. */
export const phoneAddress = (config: { readonly mobile_origin: string | null } | null): string =>
  new URL(config?.mobile_origin ?? '/m', location.origin).href;
