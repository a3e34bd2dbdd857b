import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { codes } from '@pitchside/api/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CallError } from '../platform/callError.ts';
import { reasonOf, type Faults } from '../platform/faults.ts';
import { isFull, isUnavailable, outageOf } from '../ports/database/failures.ts';
import { readLanguage } from '../text/local.ts';
import { speak } from '../text/speak.ts';

/** Message of each refusal by the transport; every other status is a fault of ours. */
const transportTexts: Record<number, MessageDescriptor> = {
  400: msg`输入错误`,
  404: msg`没有这个接口`,
  405: msg`请求方式不对`,
  408: msg`请求太慢，请重试`,
  413: msg`内容太大`,
  414: msg`请求太长`,
  415: msg`不支持的内容类型`,
  417: msg`输入错误`,
  429: msg`操作太频繁，请稍后再试`,
  431: msg`请求太长`,
  503: msg`服务繁忙，请稍后再试`,
};
/** The disk is full, or the database only reads. */
const readOnlyText = msg`现在只能浏览，暂时不能保存，请稍后再试`;
const faultText = msg`服务出错了，请稍后再试`;

/** The connection was cut while the request was still arriving. */
const hasLeft = ({ raw }: FastifyRequest): boolean => !raw.complete && raw.destroyed;

/** Message of a status of the transport. */
export const transportText = (status: number): MessageDescriptor => transportTexts[status] ?? faultText;

/** Envelope of a refusal as text; `lang` is the caller's header. */
export const envelopeOf = (text: MessageDescriptor, code: number, lang: string | string[] | undefined): string =>
  JSON.stringify({ code, msg: speak(text, readLanguage(lang)), data: null });

/** Answers a refusal in the envelope; HTTP 200 unless the transport itself refuses. */
export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  text: MessageDescriptor,
  code: number = codes.failed,
  status = 200,
): FastifyReply {
  return reply
    .status(status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(envelopeOf(text, code, request.headers.lang));
}

/** A refusal of the transport by its status, such as 405. */
export const refuseStatus = (request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply =>
  refuse(request, reply, transportText(status), codes.failed, status);

/** Converts any error of a handler to an envelope that shows no internals. An unexpected one is a fault and a 500. */
function answerError(error: FastifyError | CallError | Error, request: FastifyRequest, reply: FastifyReply, faults: Faults): FastifyReply {
  if (error instanceof CallError) return refuse(request, reply, error.text, error.code);
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  if (status === 429) return refuseStatus(request, reply, 429);
  if (status >= 400 && status < 500)
    return refuse(request, reply, transportTexts[status] ?? transportTexts[400] ?? faultText, codes.failed, status === 400 ? 200 : status);
  if (isUnavailable(error)) {
    const { away, key } = outageOf(error);
    const isReadOnly = isFull(error);
    const words = isReadOnly ? `the ${away} takes no writes` : `the ${away} was not there in time`;
    faults.warn(
      `call ${key}`,
      { reqId: request.id, call: request.routeOptions.url, reason: reasonOf(error) },
      `a call was sent away: ${words}`,
    );
    return isReadOnly ? refuse(request, reply, readOnlyText, codes.failed, 503) : refuseStatus(request, reply, 503);
  }
  // A caller who hung up half-way reads no answer, and is no fault of ours.
  if (hasLeft(request)) return refuseStatus(request, reply, 400);
  faults.report(error, { req: request });
  return refuseStatus(request, reply, 500);
}

/** Unknown paths and unreadable requests under `/api` answer in the envelope too. */
export function installEnvelope(app: FastifyInstance, faults: Faults): void {
  app.setErrorHandler((error, request, reply) =>
    answerError(error instanceof Error ? error : new Error(String(error)), request, reply, faults),
  );
}
