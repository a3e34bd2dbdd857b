// The floors: bare node:http that has each answer in memory as bytes, and bare Fastify that serialises the same object by its schema.
// Started by bench.mjs; ends when its input ends.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import Fastify from 'fastify';

const [kind, file] = process.argv.slice(2);
/** One answer per path: variants of one call have the same bytes. */
const answers = [...new Map(JSON.parse(readFileSync(file, 'utf8')).map((answer) => [answer.path, answer])).values()];
const where = { host: '127.0.0.1', port: 0 };

const floors = {
  async http() {
    const bytes = new Map(answers.map(({ path, body }) => [path, Buffer.from(body)]));
    const server = createServer((request, response) => {
      const end = request.url.indexOf('?');
      const body = bytes.get(end < 0 ? request.url : request.url.slice(0, end));
      const answer = () =>
        response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length }).end(body);
      if (request.method === 'GET') return answer();
      request.resume().once('end', answer);
    });
    server.listen(where);
    await once(server, 'listening');
    return server.address().port;
  },
  async fastify() {
    const app = Fastify();
    for (const { method, path, schema, body } of answers) {
      const value = JSON.parse(body);
      app.route({ method, url: path, schema: { response: { 200: schema } }, handler: (_, reply) => void reply.send(value) });
    }
    await app.listen(where);
    return app.server.address().port;
  },
};

process.stdout.write(`${await floors[kind]()}\n`);
process.stdin.resume().once('end', () => process.exit());
