/** Files that hold what stands around every screen, and the first one. */
const first = /\/(?:frame|home|index)-[\w-]{8}\.js$/;
/** Files of which nearly everything that opens later needs some. */
const shared = /\/(?:blocks|headless|room-icons|more-icons)-[\w-]{8}\.js$/;

/**
 * Scripts that are named where something is loaded later, so that the browser fetches them at once. What the first page brings names them for two hundred files that most visits never open, which cost more than
 * the rest of what it says of them: it names the file itself and the big ones, and the browser finds the others by itself. Styles are always named, as nothing is drawn before they are there.
 */
export function named(file: string, files: string[], { hostId, hostType }: { hostId: string; hostType: 'html' | 'js' }): string[] {
  if (hostType === 'html' || !first.test(hostId)) return files;
  return files.filter((known) => known === file || shared.test(known));
}
