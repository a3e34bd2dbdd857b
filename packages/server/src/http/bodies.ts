import type { FastifyInstance } from 'fastify';

/** Levels of lists and objects that a body may have. */
export const deepest = 20;

const [quote, backslash] = ['"', '\\'].map((character) => character.charCodeAt(0));
const [opens, closes] = ['[{', ']}'].map((characters) => new Set([...characters].map((character) => character.charCodeAt(0))));

/** True for a JSON text with more levels than allowed; found by counting, before anything is built of it. */
export function isTooDeep(text: string): boolean {
  let [depth, isText] = [0, false];
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === quote) isText = !isText;
    else if (isText) at += character === backslash ? 1 : 0;
    else if (opens?.has(character)) depth += 1;
    else if (closes?.has(character)) depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}

const refused = (statusCode: number, what: string) => Object.assign(new Error(what), { statusCode });

/**
 * Accepts JSON bodies only: not compressed, not deeper than allowed, without keys that reach for a prototype. Pages with forms parse them
 * in a scope of their own.
 */
export function installBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    isTooDeep(body) ? done(refused(400, 'the body is too deep')) : parse(request, body, done),
  );
  app.addHook('preParsing', ({ headers }, _reply, _body, done) => {
    const packing = headers['content-encoding'];
    done(packing !== undefined && packing !== 'identity' ? refused(415, 'the body is packed') : null);
  });
}
