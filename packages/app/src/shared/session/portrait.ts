/** How a member's `avatar` is drawn: an address is a picture of theirs, anything else a seed of the drawn ones. */
export function portrait(avatar: string): { id: string; avatarUrl?: string } {
  const isAddress = /^(https?:\/\/|\/(?!\/))/.test(avatar);
  return { id: avatar, ...(isAddress && { avatarUrl: avatar }) };
}
