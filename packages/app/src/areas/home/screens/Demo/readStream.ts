/** The address of a stream that somebody pasted: a playlist of this site or of another one by https; undefined for anything else. */
export function readStream(text: string, here: string): string | undefined {
  const wanted = text.trim();
  if (wanted === '' || !URL.canParse(wanted, here)) return undefined;
  const url = new URL(wanted, here);
  const own = url.origin === new URL(here).origin;
  const isPlaylist = /\.m3u8$/i.test(url.pathname);
  return isPlaylist && (own || url.protocol === 'https:') ? url.href : undefined;
}
