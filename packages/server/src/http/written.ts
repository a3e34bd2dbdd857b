import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Compression of answers: threshold in bytes, encodings by preference, and brotli's quality. */
export const packing = {
  threshold: 1_024,
  encodings: ['br', 'gzip'] as const,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};
type Encoding = (typeof packing.encodings)[number];

const [asBrotli, asGzip] = [promisify(brotliCompress), promisify(gzip)];
const packers: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => asBrotli(body, packing.brotli),
  gzip: (body) => asGzip(body),
};

/** A serialized answer, compressed once for each encoding in use. */
export class Written {
  readonly body: Buffer;
  /** Data of the answer, where answers of members are derived from it. */
  readonly data: unknown;
  #packed: Map<Encoding, Promise<Buffer>> | undefined;

  constructor(text: string, data?: unknown) {
    this.body = Buffer.from(text);
    this.data = data;
  }

  /** Approximate bytes in memory: the compressed forms, and as much again for its data. */
  get size(): number {
    return (this.data === undefined ? 2 : 4) * this.body.length;
  }

  packed(encoding: Encoding): Promise<Buffer> {
    this.#packed ??= new Map();
    const known = this.#packed.get(encoding) ?? packers[encoding](this.body);
    this.#packed.set(encoding, known);
    return known;
  }
}

/** Adds a request header to those by which caches tell answers apart. */
export function vary(reply: FastifyReply, name: string): void {
  const known = reply.getHeader('vary');
  void reply.header('vary', typeof known === 'string' && known !== '' ? `${known}, ${name}` : name);
}

/** Sends an answer in the encoding that the caller accepts. */
export async function sendWritten(request: FastifyRequest, reply: FastifyReply, answer: Written): Promise<FastifyReply> {
  const accepted = request.headers['accept-encoding'];
  if (answer.body.length < packing.threshold) return reply.send(answer.body);
  vary(reply, 'accept-encoding');
  const encoding = typeof accepted === 'string' ? negotiate(accepted, [...packing.encodings]) : null;
  if (encoding === null) return reply.send(answer.body);
  const body = await answer.packed(encoding);
  return reply.header('content-encoding', encoding).send(body);
}
