// Receives webhooks and believes only what is signed: SECRET=whsec_… PORT=8080 node receiver.mjs
// Put it behind a server that speaks TLS: messages are sent to https addresses alone.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const { SECRET = '', PORT = '8080' } = process.env;
const key = Buffer.from(SECRET.replace('whsec_', ''), 'base64');
const tolerance = 5 * 60;
const handled = new Set();

/** Whether a message is signed with our secret and not older than five minutes (Standard Webhooks). */
function isSigned(headers, body) {
  const at = Number(headers['webhook-timestamp']);
  if (!(Math.abs(Date.now() / 1_000 - at) <= tolerance)) return false;
  const right = createHmac('sha256', key).update(`${headers['webhook-id']}.${at}.${body}`).digest();
  return String(headers['webhook-signature'])
    .split(' ')
    .map((each) => Buffer.from(each.replace('v1,', ''), 'base64'))
    .some((given) => given.length === right.length && timingSafeEqual(given, right));
}

createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const body = Buffer.concat(chunks).toString('utf8');
    if (!isSigned(request.headers, body)) return response.writeHead(401).end();
    const id = request.headers['webhook-id'];
    // The same message may come twice: after an answer that was lost, or when it is sent again by hand.
    if (!handled.has(id)) console.log(JSON.parse(body).type, JSON.stringify(JSON.parse(body).data));
    handled.add(id);
    response.writeHead(204).end();
  });
}).listen(Number(PORT), () => console.log('listening'));
