import { msg } from '@lingui/core/macro';
import { declaredCalls, servedCalls, type CallDeclaration, type ServedCallName } from '@pitchside/api/contract';
import type { FastifyInstance } from 'fastify';
import { refuse, refuseStatus } from './envelope.ts';
import { mountServed, type RouterParts } from './served.ts';

const notServed = msg`这个功能还没有开放`;

/** Mounts every call of the contract: served ones with their handler, declared ones with code 1, other methods with 405. */
export function mountCalls(app: FastifyInstance, parts: RouterParts): void {
  for (const name of Object.keys(servedCalls) as ServedCallName[]) mountServed(app, name, parts);
  for (const call of declaredCalls)
    app.route({
      method: call.method,
      url: `/api/${call.path}`,
      exposeHeadRoute: !call.changes,
      handler: (request, reply) => refuse(request, reply, notServed),
    });
  const methods = new Map<string, string[]>();
  for (const { path, method, changes } of [...Object.values<CallDeclaration>(servedCalls), ...declaredCalls])
    methods.set(path.toLowerCase(), [
      ...(methods.get(path.toLowerCase()) ?? []),
      method,
      ...(method === 'GET' && !changes ? ['HEAD'] : []),
    ]);
  for (const [path, known] of methods) {
    const others = (['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const).filter((method) => !known.includes(method));
    app.route({
      method: others,
      url: `/api/${path}`,
      handler: (request, reply) => {
        void reply.header('allow', known.join(', '));
        return refuseStatus(request, reply, 405);
      },
    });
  }
}
