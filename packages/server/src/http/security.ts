import type { FastifyInstance, FastifyReply } from 'fastify';
import { randomBytes } from 'node:crypto';

declare module 'fastify' {
  interface FastifyRequest {
    /** Nonce of the page's one style element, for its policy. */
    nonce: string;
  }
  interface FastifyReply {
    /** Sends the policy of a page whose style elements have a nonce. */
    allowStyles(nonce: string): FastifyReply;
    /** Sends the policy of a page that other sites may show in a frame. */
    allowFraming(nonce: string): FastifyReply;
    /** Sends the policy of an overlay, which programs show and the studio has in a frame. */
    allowOverlay(nonce: string): FastifyReply;
  }
}

/** Origins of Tencent's captcha. */
const vendor = 'https://turing.captcha.qcloud.com https://turing.captcha.gtimg.com';

/** Hosts of the SDK of Tencent's messaging service: for its connections, its reports, and its files. */
const messaging = {
  lines: ['wss://*.im.qcloud.com', 'wss://*.my-imcloud.com', 'wss://*.my-cpaas.com', 'wss://*.im.tencent.cn', 'wss://wss.tim.qq.com'],
  files: ['https://*.myqcloud.com', 'https://*.my-imcloud.com', 'https://*.im.qcloud.com'],
} as const;

/** Hosts that the messaging service adds: connections and files of its own, or those of one server in its place. */
function messagingHosts(server: string | undefined): { lines: string; files: string } {
  if (server === undefined) return { lines: ` ${messaging.lines.join(' ')}`, files: ` ${messaging.files.join(' ')}` };
  return { lines: ` ${server}`, files: ` ${server.replace(/^ws/, 'http')}` };
}

/**
 * Content security policy of every page (reliability F6). Sources besides the site itself: pictures and videos of members, live video of a
 * media server, and Tencent's captcha and messaging service.
 */
function contentPolicy(nonce: string, { uploads, pictures, withVendor, messenger }: SecurityOptions): string {
  const captcha = withVendor ? ` ${vendor}` : '';
  const im = messenger ? messagingHosts(messenger.server) : { lines: '', files: '' };
  const uploaded = uploads();
  const live = pictures ? ` ${pictures}` : '';
  return [
    "default-src 'self'",
    `script-src 'self'${captcha}`,
    `style-src 'self' 'nonce-${nonce}'${captcha}`,
    `img-src 'self' data: blob:${uploaded ? ` ${uploaded}` : ''}${captcha}${im.files}`,
    "font-src 'self'",
    `media-src 'self' blob:${uploaded ? ` ${uploaded}` : ''}${live}`,
    `connect-src 'self'${live}${captcha}${im.lines}${im.files}`,
    ...(withVendor ? [`frame-src 'self' ${vendor}`] : []),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // `socket-worker` and `service-worker` give out the address of one worker each. A vendor's code writes addresses of scripts as
    // text; the page's default policy lets through the captcha's own hosts and the worker that the messaging SDK makes.
    `trusted-types socket-worker service-worker${withVendor || messenger ? ' default' : ''}`,
    'report-uri /csp-report',
  ].join('; ');
}

/** Policy of the pages under `/embed/`: any site may frame them; they load their script, pictures, the video of a room and themselves. */
const embedPolicy = (nonce: string, uploaded: string | undefined, pictures: string | undefined): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'nonce-${nonce}'`,
    `img-src 'self' data:${uploaded ? ` ${uploaded}` : ''}`,
    `media-src 'self'${pictures ? ` ${pictures}` : ''}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ');

/** Policy of overlays: nothing but the site itself, and pictures of members; the site alone may frame them. */
const overlayPolicy = (nonce: string, uploaded: string | undefined): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${uploaded ? ` ${uploaded}` : ''}`,
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ');

/** Inputs of the pages' policy. */
export interface SecurityOptions {
  /** The origin of uploads; undefined while nothing serves them. */
  uploads: () => string | undefined;
  /** Origin of live video; undefined where the site serves it itself. */
  pictures?: string | undefined;
  /** Tencent's captcha is used. */
  withVendor: boolean;
  /** Tencent's messaging service is used, perhaps by another way; undefined for the site's own. */
  messenger?: { server?: string | undefined } | undefined;
  /** The site is reached by https. Default false. */
  isOverTls?: boolean;
}

const usual = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(self), display-capture=(self), geolocation=()',
};

/** Browsers that reached the site over TLS use nothing but TLS for a year. */
export const overTls = { 'strict-transport-security': 'max-age=31536000' };

/** Headers of all responses, and headers of all calls: JSON is no page, so nothing may be loaded or framed by it. */
function headersOf({ isOverTls = false }: SecurityOptions) {
  const everywhere = { ...usual, ...(isOverTls && overTls) };
  const ofCalls = { ...everywhere, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'", 'cache-control': 'no-store' };
  return { everywhere, ofCalls };
}

const underApi = /^\/api(\/|$)/i;
/** The one page among the calls. */
const docs = /^\/api\/docs\/?(\?|$)/i;

/** Headers that every answer carries: pages with a nonce of their own, and `no-store` on everything under `/api`. */
export function installSecurity(app: FastifyInstance, options: SecurityOptions): void {
  const { ofCalls, everywhere } = headersOf(options);
  app.decorateRequest('nonce', '');
  app.decorateReply('allowStyles', function allowStyles(this: FastifyReply, nonce: string) {
    return this.header('content-security-policy', contentPolicy(nonce, options));
  });
  app.decorateReply('allowOverlay', function allowOverlay(this: FastifyReply, nonce: string) {
    return this.header('content-security-policy', overlayPolicy(nonce, options.uploads()));
  });
  app.decorateReply('allowFraming', function allowFraming(this: FastifyReply, nonce: string) {
    return this.header('content-security-policy', embedPolicy(nonce, options.uploads(), options.pictures)).header(
      'cross-origin-resource-policy',
      'cross-origin',
    );
  });
  app.addHook('onRequest', (request, reply, done) => {
    const isCall = underApi.test(request.url);
    if (isCall && !docs.test(request.url)) {
      void reply.headers(ofCalls);
      return done();
    }
    request.nonce = randomBytes(16).toString('base64');
    void reply.headers(isCall ? { ...everywhere, 'cache-control': 'no-store' } : everywhere).allowStyles(request.nonce);
    done();
  });
}
