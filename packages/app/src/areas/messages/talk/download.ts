/** Saves a file under its name; rejects when it does not come. */
export async function download(url: string, name: string): Promise<void> {
  const link = document.createElement('a');
  link.download = name;
  link.rel = 'noopener';
  if (url.startsWith('/')) {
    // Files lie on an origin of their own, which says itself what they are saved under.
    link.href = url;
    return link.click();
  }
  // Another origin ignores the file name of a download link, and its answer must not replace the page.
  const answer = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer' });
  if (!answer.ok) throw new Error(`the store answered ${answer.status}`);
  link.href = URL.createObjectURL(await answer.blob());
  link.click();
  setTimeout((held: string) => URL.revokeObjectURL(held), 10_000, link.href);
}
