import { msg } from '@lingui/core/macro';
import type { FastifyInstance } from 'fastify';
import { isLoopback, isOwnMachine } from '../platform/address.ts';
import type { Outbox, OutboxMessage } from '../ports/sms/outbox.ts';
import { readLanguage } from '../text/local.ts';
import { speak } from '../text/speak.ts';
import { escapeText, plainPage } from './plainPage.ts';

const texts = { title: msg`短信发件箱`, about: msg`演示站不发真短信，写在这里。每 3 秒刷新。`, empty: msg`还没有短信。` };

const entry = ({ mobile, kind, code, text, at }: OutboxMessage) =>
  `<li data-mobile="${escapeText(mobile)}" data-code="${kind === 'code' ? code : ''}"><b>+${escapeText(mobile.replace('-', ' '))}</b><time datetime="${new Date(at).toISOString()}">${new Date(at).toISOString().slice(11, 19)} UTC</time><div>${escapeText(text)}</div></li>`;

/** `/dev/outbox`: messages that the demo world did not send, newest first; for this machine alone. */
export function installOutbox(app: FastifyInstance, outbox: Outbox): void {
  app.get('/dev/outbox', async (request, reply) => {
    // The page shows everybody's codes: it answers only local requests, and no page that points a name of its own here.
    if (!isOwnMachine(request.ip) || !isLoopback(request.hostname)) return reply.callNotFound();
    const lang = readLanguage(String(request.headers['accept-language'] ?? '').slice(0, 2));
    const messages = outbox.messages();
    const list = messages.length > 0 ? `<ol>${messages.map(entry).join('')}</ol>` : `<p>${speak(texts.empty, lang)}</p>`;
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        plainPage({
          title: speak(texts.title, lang),
          inner: `<p>${speak(texts.about, lang)}</p>${list}`,
          nonce: request.nonce,
          lang,
          refresh: 3,
        }),
      );
  });
}
