/** The text when it is the address of a picture, of ours or of another origin; undefined for the name of a drawn one. */
export const pictureAddress = (text: string): string | undefined => (/^(https?:\/\/|\/(?!\/))/.test(text) ? text : undefined);

/** How a member's `avatar` is drawn: an address is a picture of theirs, anything else a seed of the drawn ones. */
export function portrait(avatar: string): { id: string; avatarUrl?: string } {
  const avatarUrl = pictureAddress(avatar);
  return { id: avatar, ...(avatarUrl && { avatarUrl }) };
}
