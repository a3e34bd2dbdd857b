import type { FastifyReply } from 'fastify';
import type { OpenFile } from '../ports/storage/index.ts';

const year = 31_536_000;

/** Byte range of a file, from `bytes=0-99`, `bytes=100-` or `bytes=-100`; undefined for an unsatisfiable one. */
function stretchOf(range: string, size: number): { from: number; to: number } | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range) ?? [];
  if (first === '' && last === '') return undefined;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return from <= to && from < size ? { from, to } : undefined;
}

interface Sending {
  /** Default for ever, for a name that never comes to mean something else. */
  caching?: string;
  /** Name of the file on the disk of whoever downloads it; default it is played. */
  download?: string;
}

/** Sends a video, or the byte range that a player asks for. */
export function sendVideo(
  file: OpenFile,
  range: string | undefined,
  reply: FastifyReply,
  { caching = `public, max-age=${year}, immutable`, download }: Sending = {},
): FastifyReply {
  void reply.headers({
    'content-type': 'video/mp4',
    'content-disposition': download === undefined ? 'inline' : `attachment; filename="${download}"`,
    'cache-control': caching,
    'accept-ranges': 'bytes',
  });
  if (range === undefined) return reply.header('content-length', file.size).send(file.read(0, file.size - 1));
  const stretch = stretchOf(range, file.size);
  if (!stretch) return reply.status(416).header('content-range', `bytes */${file.size}`).send('');
  const { from, to } = stretch;
  return reply
    .status(206)
    .header('content-range', `bytes ${from}-${to}/${file.size}`)
    .header('content-length', to - from + 1)
    .send(file.read(from, to));
}
