import { expect, test, vi } from 'vitest';
import type { ReactElement } from 'react';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { crowdTalk, roomTalk } from './ChatList.fixtures.ts';
import { ChatList } from './ChatList.tsx';
import { createChatLog } from './chatLog.ts';

const Column = ({ children }: { children: ReactElement }) => <div style={{ width: 320, height: 400 }}>{children}</div>;

async function open(count = 0) {
  const log = createChatLog();
  log.push(crowdTalk(count));
  const screen = await renderPart(
    <Column>
      <ChatList log={log} />
    </Column>,
  );
  const box = screen.getByRole('log', { name: '聊天' });
  return { log, screen, box, node: box.element() as HTMLElement };
}

/** Pixels between the visible end and the newest row. */
const behind = ({ scrollHeight, clientHeight, scrollTop }: HTMLElement) => scrollHeight - clientHeight - scrollTop;
const bottomOf = (node: HTMLElement) => node.getBoundingClientRect().bottom;

test('follows the newest row through a rush, with few nodes', async () => {
  const { log, screen, node } = await open();
  for (let round = 0; round < 12; round++) {
    log.push(crowdTalk(20, round * 20));
    await expect.poll(() => node.textContent).toContain(`第 ${round * 20 + 19} 句`);
    expect(behind(node)).toBeLessThanOrEqual(1);
    expect(node.querySelectorAll('*').length).toBeLessThanOrEqual(400);
  }
  const last = screen.getByText(/第 239 句/);
  await expect.element(last).toBeVisible();
  expect(bottomOf(last.element() as HTMLElement)).toBeLessThanOrEqual(bottomOf(node));
});

/** Simulates a renderer that is later than the next frame, as on a busy machine. */
function renderLate() {
  const post = MessagePort.prototype.postMessage;
  vi.spyOn(MessagePort.prototype, 'postMessage').mockImplementation(function (this: MessagePort, ...sent: unknown[]) {
    // React asks for its turn by a message of nothing.
    if (sent[0] === null) requestAnimationFrame(() => setTimeout(() => post.call(this, null)));
    else Reflect.apply(post, this, sent);
  });
}

for (const [where, before, tags] of [
  ['', () => {}, []],
  [', on a busy machine', renderLate, ['full']],
] as const)
  test(
    `nothing on the page shifts when somebody speaks, from the first row on, also when the oldest go${where}`,
    { tags: [...tags] },
    async () => {
      const { log, node } = await open();
      before();
      const shifts: PerformanceEntry[] = [];
      const watch = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
      watch.observe({ type: 'layout-shift' });
      const speak = async (count: number, from: number) => {
        log.push(crowdTalk(count, from));
        await expect.poll(() => node.textContent).toContain(`第 ${from + count - 1} 句`);
      };
      for (let count = 0; count < 6; count++) await speak(1, count);
      await speak(38, 6);
      for (let count = 44; count < 56; count++) await speak(1, count);
      await new Promise(requestAnimationFrame);
      shifts.push(...watch.takeRecords());
      watch.disconnect();
      expect(shifts).toEqual([]);
      expect(behind(node)).toBeLessThanOrEqual(1);
    },
  );

test('stands still while one reads, counts what comes, and one press leads back', async () => {
  const { log, screen, node } = await open(200);
  node.scrollTop -= 300;
  await expect.element(screen.getByRole('button', { name: '回到最新' })).toBeVisible();
  const read = screen.getByText(/第 185 句/).element() as HTMLElement;
  const before = bottomOf(read);
  log.push(crowdTalk(30, 200));
  log.push(crowdTalk(6, 230));
  const back = screen.getByRole('button', { name: '36 条新消息' });
  await expect.element(back).toBeVisible();
  expect(bottomOf(read)).toBe(before);
  await back.click();
  await expect.element(screen.getByText(/第 235 句/)).toBeVisible();
  expect(behind(node)).toBeLessThanOrEqual(1);
  await expect.element(back).not.toBeInTheDocument();
});

test('scrolling up brings the history without a jump, down to the oldest of 500', async () => {
  const { screen, node } = await open(700);
  let from = Infinity;
  for (let round = 0; round < 40 && from > 200; round++) {
    node.scrollTop -= 2000;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    from = Number(/第 (\d+) 句/.exec(node.textContent ?? '')?.[1]);
  }
  expect(from).toBe(200);
  await expect.element(screen.getByText(/第 200 句/)).toBeInTheDocument();
  node.scrollTop = node.scrollHeight;
  await expect.poll(() => node.querySelectorAll('*').length).toBeLessThanOrEqual(400);
});

test('an empty talk asks for the first words of whoever may speak, and of nobody else', async () => {
  const log = createChatLog();
  const list = (canSpeak?: boolean) => (
    <Column>
      <ChatList log={log} {...(canSpeak !== undefined && { canSpeak })} />
    </Column>
  );
  const screen = await renderPart(list());
  const asks = screen.getByText('第一句由你来');
  await expect.element(asks).toBeVisible();
  await screen.rerender(list(false));
  await expect.element(screen.getByText('还没有人说话')).toBeVisible();
  await expect.element(asks).not.toBeInTheDocument();
});

test('words stay words, whatever they look like', async () => {
  const { log, screen, node } = await open();
  log.push({
    kind: 'message',
    id: 'x',
    memberId: 'm',
    nickname: '<b>甲</b>',
    words: '<img src=x onerror=alert(1)> javascript:alert(1) https://example.com',
  });
  await expect.element(screen.getByText(/onerror/)).toBeVisible();
  expect(node.querySelector('img, a, b')).toBeNull();
});

test('a row withdrawn while one reads goes from the history too', async () => {
  const { log, screen, node } = await open(200);
  node.scrollTop -= 300;
  await expect.element(screen.getByRole('button', { name: '回到最新' })).toBeVisible();
  log.remove(['r185']);
  await expect.element(screen.getByText(/第 185 句/)).not.toBeInTheDocument();
  await expect.element(screen.getByText(/第 184 句/)).toBeInTheDocument();
});

test('a nickname leads to its speaker', async () => {
  const log = createChatLog();
  log.push(roomTalk);
  const onSpeaker = vi.fn();
  const screen = await renderPart(
    <Column>
      <ChatList log={log} onSpeaker={onSpeaker} />
    </Column>,
  );
  await screen.getByRole('button', { name: '圣西罗常客' }).click();
  expect(onSpeaker.mock.calls[0]?.[0]).toMatchObject({ memberId: 'm7' });
  expect((onSpeaker.mock.calls[0]?.[1] as Element | undefined)?.textContent).toContain('圣西罗常客');
});

test('stands still under the pointer, counts, and goes on when it leaves', async () => {
  const { log, screen, box, node } = await open(60);
  await userEvent.hover(screen.getByText(/第 59 句/));
  log.push(crowdTalk(4, 60));
  await expect.element(screen.getByRole('button', { name: '4 条新消息' })).toBeVisible();
  await expect.element(screen.getByText(/第 63 句/)).not.toBeInTheDocument();
  expect(behind(node)).toBeLessThanOrEqual(1);
  await userEvent.unhover(box);
  await expect.element(screen.getByText(/第 63 句/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '4 条新消息' })).not.toBeInTheDocument();
});

test('what the reader says is shown at once, under the pointer and while they read', async () => {
  const { log, screen, box } = await open(60);
  const say = (id: string, words: string) => {
    const [row] = crowdTalk(1, 900);
    if (row) log.push([{ ...row, id, words, mark: 'own' } as typeof row]);
  };
  await userEvent.hover(screen.getByText(/第 59 句/));
  log.push(crowdTalk(3, 60));
  await expect.element(screen.getByText('3 条新消息')).toBeVisible();
  say('own-1', '我先说一句');
  await expect.element(screen.getByText(/我先说一句/)).toBeVisible();
  await userEvent.unhover(box);
  const node = box.element() as HTMLElement;
  node.scrollTop = 0;
  await expect.element(screen.getByText('回到最新')).toBeVisible();
  say('own-2', '我又说一句');
  await expect.element(screen.getByText(/我又说一句/)).toBeVisible();
  await expect.poll(() => behind(node)).toBeLessThanOrEqual(1);
});

test('a reader who scrolls up is not pulled back by rows that are drawn before the browser tells of it', async () => {
  const { log, screen, node } = await open(60);
  const swallow = (event: Event) => event.stopImmediatePropagation();
  addEventListener('scroll', swallow, true);
  node.scrollTop = 0;
  log.push(crowdTalk(1, 60));
  await expect.poll(() => node.textContent).toContain('第 60 句');
  removeEventListener('scroll', swallow, true);
  expect(behind(node)).toBeGreaterThan(40);
  node.dispatchEvent(new Event('scroll'));
  await expect.element(screen.getByRole('button', { name: '回到最新' })).toBeVisible();
});

test('a pointer that rests where nobody has spoken keeps no emptiness', async () => {
  const { log, screen, box } = await open();
  await userEvent.hover(box);
  log.push(crowdTalk(2));
  await expect.element(screen.getByText(/第 1 句/)).toBeVisible();
});

test('the keyboard walks along the rows to their acts and to the speaker, and Escape leads back', async () => {
  const log = createChatLog();
  log.push(roomTalk);
  const [onReply, onCopy, onReport, onWithdraw, onSpeaker] = [vi.fn(), vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const screen = await renderPart(
    <Column>
      <ChatList log={log} onReply={onReply} onCopy={onCopy} onReport={onReport} onWithdraw={onWithdraw} onSpeaker={onSpeaker} />
    </Column>,
  );
  const box = screen.getByRole('log');
  (box.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(onSpeaker.mock.calls[0]?.[0]).toMatchObject({ memberId: 'm11' });
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: '回复 数据控阿涛' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onReply.mock.calls[0]?.[0]).toMatchObject({ id: '11' });
  await screen.getByRole('button', { name: '复制' }).click();
  await screen.getByRole('button', { name: '举报' }).click();
  await screen.getByRole('button', { name: '撤下' }).click();
  expect([onCopy, onReport, onWithdraw].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  (box.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Escape}');
  await expect.element(box).toHaveFocus();
});

test('a row that the keyboard stands on keeps its acts when the list is scrolled, until it is out of sight', async () => {
  const log = createChatLog();
  log.push(crowdTalk(40));
  const screen = await renderPart(
    <Column>
      <ChatList log={log} onReply={vi.fn()} />
    </Column>,
  );
  const box = screen.getByRole('log').element() as HTMLElement;
  const scroll = (by: number) =>
    new Promise((resolve) => {
      box.addEventListener('scroll', resolve, { once: true });
      box.scrollTop += by;
    });
  box.focus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await scroll(-20);
  await expect.element(screen.getByRole('toolbar')).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: /^回复/ })).toHaveFocus();
  await scroll(10);
  await expect.element(screen.getByRole('button', { name: /^回复/ })).toHaveFocus();
  await scroll(-2_000);
  await expect.element(screen.getByRole('toolbar')).not.toBeInTheDocument();
});

test('one cannot answer or report oneself', async () => {
  const log = createChatLog();
  log.push(roomTalk.filter(({ id }) => id === '9'));
  const screen = await renderPart(
    <Column>
      <ChatList log={log} onReply={vi.fn()} onCopy={vi.fn()} onReport={vi.fn()} onWithdraw={vi.fn()} />
    </Column>,
  );
  (screen.getByRole('log').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(screen.getByRole('button', { name: '复制' })).toBeVisible();
  expect(screen.getByRole('toolbar').getByRole('button').elements()).toHaveLength(1);
});

test('withdrawn rows go, and an empty room says so', async () => {
  const { log, screen } = await open(2);
  log.remove(['r1']);
  await expect.element(screen.getByText(/第 1 句/)).not.toBeInTheDocument();
  log.clear();
  await expect.element(screen.getByText('还没有人说话')).toBeVisible();
});
