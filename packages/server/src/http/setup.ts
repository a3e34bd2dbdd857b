import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mobile } from '@pitchside/api/member/account';
import * as z from 'zod/mini';
import { claimOperator, isOpenInvite, readPhone } from '../modules/member/account/index.ts';
import type { Platform } from '../platform/platform.ts';
import { readLanguage } from '../text/local.ts';
import { speak } from '../text/speak.ts';
import { plainPage } from './plainPage.ts';

const texts = {
  title: msg`设置第一位运营`,
  mobile: msg`手机号（含区号，如 86-13800000009）`,
  nickname: msg`昵称`,
  password: msg`密码（至少 8 位）`,
  submit: msg`创建`,
  done: msg`已创建，现在可以登录了。`,
  closed: msg`这个链接已经用过或不存在。`,
  invalid: msg`请检查填写的内容。`,
};

const form = z.object({
  mobile: mobile.check(z.refine((typed) => readPhone(typed) !== undefined)),
  nickname: z.string().check(z.minLength(1), z.maxLength(20)),
  password: z.string().check(z.minLength(8), z.maxLength(128)),
});

const page = (title: string, inner: string, nonce: string) => plainPage({ title, inner, nonce });

const field = (label: string, name: string, type: string) => `<label>${label}<input name="${name}" type="${type}" required></label>`;

/** The page behind the one-time link that an empty site prints: it makes the first operator and then is gone. */
export const setupPage =
  (platform: Platform) =>
  async (app: FastifyInstance): Promise<void> => {
    const say = (request: FastifyRequest, text: MessageDescriptor) =>
      speak(text, readLanguage(String(request.headers['accept-language'] ?? '').slice(0, 2)));
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 4_096 }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    app.get<{ Params: { code: string } }>('/setup/:code', async (request, reply) => {
      const isOpen = await isOpenInvite(platform, request.params.code);
      const fields =
        field(say(request, texts.mobile), 'mobile', 'text') +
        field(say(request, texts.nickname), 'nickname', 'text') +
        field(say(request, texts.password), 'password', 'password');
      const inner = isOpen
        ? `<form method="post" novalidate>${fields}<button>${say(request, texts.submit)}</button></form>`
        : `<p>${say(request, texts.closed)}</p>`;
      return reply
        .status(isOpen ? 200 : 404)
        .header('content-type', 'text/html; charset=utf-8')
        .send(page(say(request, texts.title), inner, request.nonce));
    });

    app.post<{ Params: { code: string } }>('/setup/:code', async (request, reply) => {
      const read = form.safeParse(request.body);
      const outcome = !read.success
        ? texts.invalid
        : (await claimOperator(platform, request.params.code, read.data))
          ? texts.done
          : texts.closed;
      return reply
        .status(outcome === texts.done ? 200 : 400)
        .header('content-type', 'text/html; charset=utf-8')
        .send(page(say(request, texts.title), `<p>${say(request, outcome)}</p>`, request.nonce));
    });
  };
