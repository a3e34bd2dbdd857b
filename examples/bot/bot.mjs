// Answers "!score" in a room with the score of its match: SITE=https://… TOKEN=psk_… ROOM=1 node bot.mjs
// The token needs the scopes room:read and chat:send.
const { SITE, TOKEN, ROOM } = process.env;

/** Makes a call of the API. Business errors come with status 200 and a code that is not 0. */
async function call(path, params = {}) {
  const response = await fetch(`${SITE}/api/${path}?${new URLSearchParams(params)}`, {
    headers: { authorization: `Bearer ${TOKEN}`, lang: 'en' },
    signal: AbortSignal.timeout(20_000),
  });
  if (response.status === 429) {
    await new Promise((resume) => setTimeout(resume, 1_000 * Number(response.headers.get('retry-after') ?? 1)));
    return call(path, params);
  }
  const { code, msg, data } = await response.json();
  if (code !== 0) throw new Error(`${path}: ${msg}`);
  return data;
}

const newest = async () => (await call('Barrage/getList', { id: ROOM, limit: 50 })).list;
const seen = new Set((await newest()).map(({ id }) => id));
console.log('listening');
for (;;) {
  try {
    for (const { id, text, is_bot: isBot } of await newest()) {
      // A bot that answers bots may talk to itself for ever.
      const isAsked = !seen.has(id) && !isBot && text.trim() === '!score';
      seen.add(id);
      if (!isAsked) continue;
      const { match } = (await call('Live_streaming/getRoomInfo', { id: ROOM })).room;
      const score = match && `${match.home.name} ${match.home_score ?? 0}-${match.away_score ?? 0} ${match.away.name}`;
      await call('Barrage/send', { id: ROOM, text: (score ?? 'No match here').slice(0, 50) });
    }
  } catch (error) {
    console.error(error.message);
  }
  await new Promise((resume) => setTimeout(resume, 2_000));
}
