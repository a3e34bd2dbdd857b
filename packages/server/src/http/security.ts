import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';

declare module 'fastify' {
  interface FastifyRequest {
    /** Lets the one style element of a page through its policy. */
    nonce: string;
  }
}

/** Where Tencent's captcha comes from. */
const vendor = 'https://turing.captcha.qcloud.com https://turing.captcha.gtimg.com';

/** The policy of every page (reliability F6), by where things come from besides the site itself: pictures and videos of members, live pictures of a media server, and Tencent's captcha. */
function contentPolicy(nonce: string, uploads: string | undefined, pictures: string | undefined, withVendor: boolean): string {
  const captcha = withVendor ? ` ${vendor}` : '';
  const live = pictures ? ` ${pictures}` : '';
  return [
    "default-src 'self'",
    `script-src 'self'${captcha}`,
    `style-src 'self' 'nonce-${nonce}'${captcha}`,
    `img-src 'self' data: blob:${uploads ? ` ${uploads}` : ''}${captcha}`,
    "font-src 'self'",
    `media-src 'self' blob:${uploads ? ` ${uploads}` : ''}${live}`,
    `connect-src 'self'${live}${captcha}`,
    ...(withVendor ? [`frame-src ${vendor}`] : []),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // `socket-worker` gives out the address of one worker. The vendor's script writes addresses of scripts as text; the page's default policy lets through its own hosts alone.
    `trusted-types socket-worker${withVendor ? ' default' : ''}`,
    'report-uri /csp-report',
  ].join('; ');
}

/** What the policy of pages depends on. */
export interface SecurityOptions {
  /** The origin of uploads; undefined while nothing serves them. */
  uploads: () => string | undefined;
  /** The origin of live pictures; undefined where the site serves them itself. */
  pictures?: string | undefined;
  /** Tencent's captcha is used. */
  withVendor: boolean;
}

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** What every call answers with, the same each time: JSON is no page, so that nothing may be loaded or framed by it. */
const ofCalls = { ...everywhere, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'", 'cache-control': 'no-store' };

const underApi = /^\/api(\/|$)/i;
/** The one page among the calls. */
const docs = /^\/api\/docs\/?(\?|$)/i;

/** Headers that every answer carries: pages with a nonce of their own, and `no-store` on everything under `/api`. */
export function installSecurity(app: FastifyInstance, { uploads, pictures, withVendor }: SecurityOptions): void {
  app.decorateRequest('nonce', '');
  app.addHook('onRequest', (request, reply, done) => {
    const isCall = underApi.test(request.url);
    if (isCall && !docs.test(request.url)) {
      void reply.headers(ofCalls);
      return done();
    }
    request.nonce = randomBytes(16).toString('base64');
    void reply.headers({
      ...everywhere,
      'content-security-policy': contentPolicy(request.nonce, uploads(), pictures, withVendor),
      ...(isCall && { 'cache-control': 'no-store' }),
    });
    done();
  });
}
