/** Files that hold what stands around every screen, and the first one. */
const first = /\/(?:frame|home|index)-[\w-]{8}\.js$/;
/** Files of which nearly everything that opens later needs some. */
const shared = /\/(?:blocks|headless|room-icons|more-icons)-[\w-]{8}\.js$/;

/**
 * Scripts that a dynamic import preloads. Listing them in the first page's script for two hundred files that most visits never open cost
 * more than the rest of their preload entries. So it lists the file itself and the shared chunks; the browser finds the others by itself.
 * Styles are always preloaded, since nothing is drawn before they are there.
 */
export function named(file: string, files: string[], { hostId, hostType }: { hostId: string; hostType: 'html' | 'js' }): string[] {
  if (hostType === 'html' || !first.test(hostId)) return files;
  return files.filter((known) => known === file || shared.test(known));
}
