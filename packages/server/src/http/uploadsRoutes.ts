import fastifyMultipart from '@fastify/multipart';
import { msg } from '@lingui/core/macro';
import { codes } from '@pitchside/api/contract';
import type { UploadProgress, UploadedFile } from '@pitchside/api/content/uploads';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CallError } from '../platform/callError.ts';
import { refuse, transportText } from './envelope.ts';
import type { RateLimits } from './rate.ts';
import type { TokenState } from '../platform/rights.ts';
import { largestUpload, uploadLimits, type UploadForm, type Uploads } from '../modules/content/uploads/index.ts';

const texts = { signIn: msg`请登录后操作`, form: msg`输入错误`, large: msg`文件太大` };

/** Largest file of any purpose with its form around it. */
const mostBytes = largestUpload + uploadLimits.slack;

export interface UploadRoutesParts {
  uploads: Uploads;
  readToken(token: string | undefined): Promise<TokenState>;
  rates: RateLimits;
  /** Origin that files are served from; undefined while nothing serves them. */
  origin(): string | undefined;
}

const headerOf = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** The file is still arriving: the connection is cut soon after the answer, so that nobody can go on sending. */
function cutAfter(request: FastifyRequest, reply: FastifyReply): void {
  void reply.header('connection', 'close');
  reply.raw.once('finish', () => setTimeout(() => request.raw.destroy(), 250).unref());
}

function refuseEarly(request: FastifyRequest, reply: FastifyReply, error: CallError): FastifyReply {
  cutAfter(request, reply);
  return refuse(request, reply, error.text, error.code);
}

/** Reads the parts of a form; a broken or truncated form is a refusal, whatever its parser throws. */
async function* readForm<Piece>(pieces: AsyncIterable<Piece>): AsyncGenerator<Piece> {
  try {
    yield* pieces;
  } catch (error) {
    throw error instanceof Error && 'statusCode' in error ? error : new CallError(texts.form);
  }
}

/** The member, if they may send something now: a part and a whole file count alike. */
async function allowedNow<M extends { id: number }>(
  member: M,
  request: FastifyRequest,
  reply: FastifyReply,
  { rates }: UploadRoutesParts,
): Promise<M> {
  const verdict = await rates('part', { member: member.id, address: request.ip });
  if (!verdict.allowed) {
    void reply.header('retry-after', verdict.retryAfter);
    throw new CallError(transportText(429));
  }
  return member;
}

/** Member of a request by its session; throws for none. */
async function memberOf(request: FastifyRequest, reply: FastifyReply, parts: UploadRoutesParts) {
  const state = await parts.readToken(headerOf(request.headers.token));
  if (state.state === 'none') throw new CallError(texts.signIn, codes.signInNeeded);
  if (state.state === 'stale') throw new CallError(texts.signIn, state.code);
  return allowedNow(state.member, request, reply, parts);
}

const answer = (reply: FastifyReply, data: UploadedFile | UploadProgress): FastifyReply =>
  reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify({ code: codes.ok, msg: '', data }));

/** Refuses while the file is still coming. */
function refuseComing(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof CallError) return refuseEarly(request, reply, error);
  cutAfter(request, reply);
  throw error;
}

/** Takes one part of a file, as raw bytes from `offset` on. */
async function takePart(
  request: FastifyRequest<{ Params: { key: string }; Querystring: { offset?: unknown } }>,
  reply: FastifyReply,
  parts: UploadRoutesParts,
): Promise<FastifyReply> {
  try {
    const member = await memberOf(request, reply, parts);
    const { offset } = request.query;
    if (typeof offset !== 'string' || !/^\d{1,9}$/.test(offset)) throw new CallError(texts.form);
    const progress = await parts.uploads.append(member, request.params.key, Number(offset), request.raw);
    // Skipped bytes are still arriving.
    if (!request.raw.complete) cutAfter(request, reply);
    return answer(reply, progress);
  } catch (error) {
    return refuseComing(request, reply, error);
  }
}

/**
 * Takes the form `{token, key, file}` of Qiniu's upload address; `token` and `key` come before the file. The token names its member, as
 * Qiniu's does: no session is sent with it.
 */
async function take(request: FastifyRequest, reply: FastifyReply, parts: UploadRoutesParts): Promise<FastifyReply> {
  const session = headerOf(request.headers.token);
  const member = session === undefined ? undefined : await memberOf(request, reply, parts);
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) return refuseEarly(request, reply, new CallError(texts.large));
  const form: Partial<UploadForm> = {};
  for await (const part of readForm(request.parts({ limits: { files: 1, fields: 4, fieldSize: 2_048, fileSize: Infinity } }))) {
    if (part.type === 'field') {
      if ((part.fieldname === 'token' || part.fieldname === 'key') && typeof part.value === 'string') form[part.fieldname] = part.value;
      continue;
    }
    if (form.token === undefined || form.key === undefined || part.fieldname !== 'file')
      return refuseEarly(request, reply, new CallError(texts.form));
    const named = member ?? parts.uploads.memberOf(form.token);
    if (!named) return refuseEarly(request, reply, new CallError(texts.signIn, codes.signInNeeded));
    try {
      const sender = member ?? (await allowedNow(named, request, reply, parts));
      const file = readForm(part.file as AsyncIterable<Uint8Array>);
      return answer(reply, await parts.uploads.receive(sender, { token: form.token, key: form.key }, file));
    } catch (error) {
      return refuseComing(request, reply, error);
    }
  }
  throw new CallError(texts.form);
}

/** `POST /upload`, parts of files at `/upload/<key>`, and `/u/…`, which sends a stored path on to the origin that serves it. */
export async function uploadRoutes(app: FastifyInstance, parts: UploadRoutesParts): Promise<void> {
  await app.register(async (scope) => {
    // Only here: no other address of the site accepts forms.
    await scope.register(fastifyMultipart);
    scope.post('/upload', { config: { takesFiles: true } }, async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return take(request, reply, parts);
    });
  });
  await app.register(async (scope) => {
    // Parts are raw bytes, which are streamed to the storage and never buffered.
    scope.addContentTypeParser('application/octet-stream', (_request, _body, done) => done(null));
    scope.post<{ Params: { key: string }; Querystring: { offset?: unknown } }>(
      '/upload/:key',
      { config: { takesFiles: true } },
      async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        return takePart(request, reply, parts);
      },
    );
  });
  app.get<{ Params: { name: string } }>('/u/:name', async (request, reply) => {
    const { name } = request.params;
    const origin = parts.origin();
    if (!origin) return reply.callNotFound();
    // The origin may change with a restart, so browsers remember the way for a minute only.
    return reply.header('cache-control', 'public, max-age=60').redirect(`${origin}/${encodeURIComponent(name)}`, 302);
  });
}
