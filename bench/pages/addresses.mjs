/** Limit for a fresh demo world to have content to read and to watch, ms. */
const patience = 240_000;

/** The first of what a call lists, once there is one. */
async function firstOf(origin, path, body) {
  for (const until = Date.now() + patience; Date.now() < until; await new Promise((resolve) => setTimeout(resolve, 2_000))) {
    const init = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const { data } = await (await fetch(`${origin}/api/${path}`, init)).json();
    if (data?.list?.length > 0) return data.list[0].id;
  }
  throw new Error(`${path} stayed empty`);
}

/**
 * Addresses of pages that visitors read, with ids of the demo world.
 * @param {string} origin of a product with the demo world
 * @returns {Promise<string[]>}
 */
export async function pageAddresses(origin) {
  const [room, match, article, video] = await Promise.all([
    firstOf(origin, 'live_streaming/getLiveList'),
    firstOf(origin, 'hot_match/recommend?sport=football&limit=40'),
    firstOf(origin, 'Portal_post/getList2?lang=zh'),
    firstOf(origin, 'Video/getList', { limit: 1 }),
  ]);
  return [
    '/main',
    '/football',
    `/live?id=${room}`,
    `/score-detail?id=${match}`,
    '/news',
    `/detail?id=${article}`,
    '/schedule',
    '/rank',
    '/circle',
    `/video-player?id=${video}`,
  ];
}
