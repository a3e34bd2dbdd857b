import { beforeEach, expect, test, vi } from 'vitest';

/** A page with answers in a language; gives its fetch anew, and what it really asked. */
async function pageWith(lang: string) {
  vi.resetModules();
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'first-answers';
  block.textContent = JSON.stringify({ lang, answers: { 'Live/list?page=1&sort=hot': { code: 0, data: 7 } } });
  document.head.append(block);
  const asked: string[] = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked.push(new URL(url).search);
    return new Response('{"code":0,"data":8}');
  });
  const { fetchOrTake } = await import('./first.ts');
  return {
    asked,
    ask: async (query: string): Promise<unknown> => (await fetchOrTake(new Request(`${location.origin}/api/live/list?${query}`))).json(),
  };
}

beforeEach(() => {
  document.getElementById('first-answers')?.remove();
  vi.spyOn(performance, 'now').mockReturnValue(500);
});

test('what came with the page is the answer once, whatever the order of the parameters', async () => {
  const { ask, asked } = await pageWith('zh');
  expect(await ask('sort=hot&page=1')).toEqual({ code: 0, data: 7 });
  expect(await ask('sort=hot&page=1')).toEqual({ code: 0, data: 8 });
  expect(asked).toEqual(['?sort=hot&page=1']);
});

test('another question, another language and an answer that has grown old are asked', async () => {
  const page = await pageWith('zh');
  expect(await page.ask('page=2')).toEqual({ code: 0, data: 8 });
  vi.spyOn(performance, 'now').mockReturnValue(10_001);
  expect(await page.ask('page=1&sort=hot')).toEqual({ code: 0, data: 8 });
  const other = await pageWith('vi');
  expect(await other.ask('page=1&sort=hot')).toEqual({ code: 0, data: 8 });
});
