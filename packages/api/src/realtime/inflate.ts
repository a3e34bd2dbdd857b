/** Whether deflated messages can be read here. */
export const canInflate = 'DecompressionStream' in globalThis;

const inflate = (data: BlobPart): Promise<string> =>
  new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();

/**
 * Reads the messages of a socket in their order: texts at once, unless a deflated one is still being read. What cannot be inflated is left
 * out, and is a gap in its topic.
 */
export function createMessageReader(onText: (text: string) => void): (data: unknown) => void {
  let reading: Promise<void> | undefined;
  return (data) => {
    if (typeof data === 'string' && !reading) return onText(data);
    const text = typeof data === 'string' ? data : inflate(data as BlobPart).catch(() => undefined);
    const turn: Promise<void> = Promise.all([text, reading]).then(([read]) => {
      if (reading === turn) reading = undefined;
      if (read !== undefined) onText(read);
    });
    reading = turn;
  };
}
