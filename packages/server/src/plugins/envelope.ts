import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { codes } from '@pitchside/api/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CallError } from '../platform/call.error.ts';
import { readLanguage } from '../text/local.ts';
import { speak } from '../text/speak.ts';

/** What each refusal of the transport says; everything else is a fault of ours. */
const transportTexts: Record<number, MessageDescriptor> = {
  400: msg`输入错误`,
  404: msg`没有这个接口`,
  405: msg`请求方式不对`,
  413: msg`内容太大`,
  415: msg`不支持的内容类型`,
  429: msg`操作太频繁，请稍后再试`,
  503: msg`服务繁忙，请稍后再试`,
};
const faultText = msg`服务出错了，请稍后再试`;

/** Answers a refusal in the envelope; HTTP 200 unless the transport itself refuses. */
export function refuse(request: FastifyRequest, reply: FastifyReply, text: MessageDescriptor, code: number = codes.failed, status = 200): FastifyReply {
  return reply
    .status(status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify({ code, msg: speak(text, readLanguage(request.headers.lang)), data: null }));
}

/** A refusal of the transport by its status, such as 405. */
export const refuseStatus = (request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply => refuse(request, reply, transportTexts[status] ?? faultText, codes.failed, status);

/** Database states in which the call may be tried again later: no connection, cancelled, starting, too many. */
const passing = new Set(['ECONNREFUSED', 'ECONNRESET', '57014', '57P01', '57P03', '53300', '55P03']);
const isPassing = (error: unknown): boolean => error instanceof Error && (('code' in error && passing.has(String(error.code))) || /timeout|terminated/i.test(error.message) || isPassing(error.cause));

/** Turns whatever a handler threw into an envelope; nothing of the inside is shown. */
export function answerError(error: FastifyError | CallError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof CallError) return refuse(request, reply, error.text, error.code);
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  if (status === 429) return refuseStatus(request, reply, 429);
  if (status >= 400 && status < 500) return refuse(request, reply, transportTexts[status] ?? transportTexts[400] ?? faultText, codes.failed, status === 400 ? 200 : status);
  if (isPassing(error)) return refuseStatus(request, reply, 503);
  request.log.error({ err: error }, 'call failed');
  return refuse(request, reply, faultText);
}

/** Unknown paths and unreadable requests under `/api` answer in the envelope too. */
export function installEnvelope(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => answerError(error instanceof Error ? error : new Error(String(error)), request, reply));
}
