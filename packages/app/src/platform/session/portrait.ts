/** The text when it is the address of a picture, of ours or of another origin; undefined for the name of a drawn one. */
export const pictureAddress = (text: string): string | undefined => (/^(https?:\/\/|\/(?!\/))/.test(text) ? text : undefined);

/** Avatar props of a member: an address is an uploaded picture, any other value the seed of a drawn one. */
export function portrait(avatar: string): { id: string; avatarUrl?: string } {
  const avatarUrl = pictureAddress(avatar);
  return { id: avatar, ...(avatarUrl && { avatarUrl }) };
}
