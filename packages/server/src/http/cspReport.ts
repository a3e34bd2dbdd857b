import type { FastifyInstance } from 'fastify';
import { createShares } from '../platform/shares.ts';
import { refuseStatus } from './envelope.ts';

/** Reports a minute: accepted from one address, and written to this node's log. */
const most = { ofOne: 30, inLog: 60 };
const longest = 2_000;

/** `/csp-report`: violations of the pages' policy. The limits guard this node's log, so they are this node's alone. */
export async function cspReport(scope: FastifyInstance): Promise<void> {
  const [ofOne, inLog] = [createShares(most.ofOne), createShares(most.inLog)];
  // Browsers send reports with a content type of their own.
  scope.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    (_request, body, done) => done(null, body),
  );
  scope.addHook('onRequest', async (request, reply) => {
    if (!(await ofOne(request.ip))) return refuseStatus(request, reply, 429);
  });
  scope.post('/csp-report', async (request, reply) => {
    const report = typeof request.body === 'string' ? request.body : JSON.stringify(request.body ?? null);
    if (await inLog('all')) request.log.warn({ report: report.slice(0, longest) }, 'content policy was violated');
    return reply.status(204).send();
  });
}
