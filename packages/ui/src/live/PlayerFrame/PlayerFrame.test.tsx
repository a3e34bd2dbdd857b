import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { PlayerFrame, type PlayerFrameProps } from './PlayerFrame.tsx';
import { backSoon } from '../BackSoon/BackSoon.fixtures.ts';
import { listening, livePlaying, recordingPlaying } from './PlayerFrame.fixtures.ts';
import { playerActs, playerKeys } from './playerKeys.data.ts';

const spies = {
  onPlay: vi.fn(),
  onPause: vi.fn(),
  onRefresh: vi.fn(),
  onMutedChange: vi.fn(),
  onVolumeChange: vi.fn(),
  onFullscreenChange: vi.fn(),
  onQualityChange: vi.fn(),
  onWebFullChange: vi.fn(),
  onTheatreChange: vi.fn(),
  onPip: vi.fn(),
  onMini: vi.fn(),
  onClip: vi.fn(),
  onScoreRead: vi.fn(),
  onLookBack: vi.fn(),
  onSeek: vi.fn(),
  onRateChange: vi.fn(),
  onStatsToggle: vi.fn(),
  onDanmakuChange: vi.fn(),
  onChatToggle: vi.fn(),
  onCompose: vi.fn(),
  onGifts: vi.fn(),
};

beforeEach(() => {
  for (const spy of Object.values(spies)) spy.mockClear();
});

const player = (props: Partial<PlayerFrameProps> = {}) => (
  <div style={{ width: 900 }}>
    <PlayerFrame state={livePlaying} video={<video aria-label="画面" />} {...spies} {...props} />
  </div>
);

test('every key does its act', async () => {
  await renderPart(player());
  const expected: [key: string, spy: ReturnType<typeof vi.fn>, argument?: unknown][] = [
    ['k', spies.onPause],
    [' ', spies.onPause],
    ['m', spies.onMutedChange, true],
    ['{ArrowUp}', spies.onVolumeChange, 0.75],
    ['{ArrowDown}', spies.onVolumeChange, 0.65],
    ['r', spies.onRefresh],
    ['f', spies.onFullscreenChange, true],
    ['t', spies.onTheatreChange, true],
    ['w', spies.onWebFullChange, true],
    ['p', spies.onPip],
    ['i', spies.onMini],
    ['x', spies.onClip],
    ['s', spies.onScoreRead],
    ['{Shift>}S{/Shift}', spies.onStatsToggle],
    ['{ArrowLeft}', spies.onLookBack, 5],
    ['j', spies.onLookBack, 10],
    ['{Home}', spies.onLookBack, 58],
    ['{End}', spies.onLookBack, 0],
    ['c', spies.onChatToggle],
    ['d', spies.onDanmakuChange, false],
    ['{Enter}', spies.onCompose],
    ['g', spies.onGifts],
  ];
  for (const [key, spy, argument] of expected) {
    const before = spy.mock.calls.length;
    await userEvent.keyboard(key);
    expect(spy, key).toHaveBeenCalledTimes(before + 1);
    if (argument !== undefined) expect(spy.mock.lastCall?.[0]).toBe(argument);
  }
});

test('looking back never leaves the past that there is, and the mark leads to the edge again', async () => {
  const screen = await renderPart(player({ state: { ...livePlaying, behindSeconds: 54 } }));
  await userEvent.keyboard('j');
  expect(spies.onLookBack).toHaveBeenLastCalledWith(58);
  await userEvent.keyboard('l');
  expect(spies.onLookBack).toHaveBeenLastCalledWith(44);
  await expect.element(screen.getByRole('slider', { name: '回看' })).toHaveAttribute('aria-valuetext', '比直播晚 0:54');
  await screen.getByRole('button', { name: /回到直播/ }).click();
  expect(spies.onLookBack).toHaveBeenLastCalledWith(0);
});

test('a stream without a past has no timeline, and its keys rest', async () => {
  const screen = await renderPart(player({ state: { ...livePlaying, windowSeconds: 20 } }));
  await expect.element(screen.getByRole('slider', { name: '回看' })).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowLeft}jl{Home}{End}');
  expect(spies.onLookBack).not.toHaveBeenCalled();
});

test('a recording is moved through by keys and line, from its first second to its last', async () => {
  const screen = await renderPart(player({ state: { ...recordingPlaying, recording: { at: 7, length: 6_766 } } }));
  const expected: [key: string, at: number][] = [
    ['{ArrowLeft}', 2],
    ['j', 0],
    ['l', 17],
    ['{Home}', 0],
  ];
  for (const [key, at] of expected) {
    await userEvent.keyboard(key);
    expect(spies.onSeek, key).toHaveBeenLastCalledWith(at);
  }
  await userEvent.keyboard('{End}r');
  expect(spies.onSeek).toHaveBeenCalledTimes(expected.length);
  expect(spies.onRefresh).not.toHaveBeenCalled();
  expect(spies.onLookBack).not.toHaveBeenCalled();
  const line = screen.getByRole('slider', { name: '进度' });
  await expect.element(line).toHaveAttribute('aria-valuetext', '0:07，共 1:52:46');
  const track = line.element().parentElement?.parentElement;
  const { left = 0, width = 0 } = track?.getBoundingClientRect() ?? {};
  track?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX: left + width / 2 }));
  await expect.element(screen.getByText('56:23')).toBeVisible();
});

test('a recording has neither an edge nor a way to load it anew, and is seen again from its end', async () => {
  const over = { ...recordingPlaying, status: 'ended' as const, recording: { at: 6_766, length: 6_766 } };
  const screen = await renderPart(player({ state: over }));
  for (const name of ['刷新画面', /回到直播/]) expect(screen.getByRole('button', { name }).query()).toBeNull();
  await screen.getByRole('button', { name: '从头再看' }).click();
  expect(spies.onPlay).toHaveBeenCalledOnce();
});

test('the speed of a recording is chosen from a menu', async () => {
  const screen = await renderPart(player({ state: recordingPlaying }));
  await screen.getByRole('button', { name: '倍速：1.25×' }).click();
  await screen.getByRole('menuitemradio', { name: '0.5×' }).click();
  expect(spies.onRateChange).toHaveBeenCalledExactlyOnceWith(0.5);
});

test.each(['idle', 'ended'] as const)('a live stream that is %s has nothing to play, to load anew or to look back', async (status) => {
  const screen = await renderPart(player({ state: { ...livePlaying, status } }));
  for (const name of ['播放', '暂停', '刷新画面', '画中画', '直播']) expect(screen.getByRole('button', { name }).query()).toBeNull();
  expect(screen.getByRole('slider', { name: '回看' }).query()).toBeNull();
  const calls = () => [spies.onPlay, spies.onPause, spies.onRefresh, spies.onPip].map((spy) => spy.mock.calls.length);
  const before = calls();
  for (const key of ['k', 'r', 'p']) await userEvent.keyboard(key);
  expect(calls()).toEqual(before);
});

test('no two acts share a key', () => {
  const keys = playerActs.flatMap((act) => playerKeys[act].keys);
  expect(new Set(keys).size).toBe(keys.length);
});

test('keys rest while someone writes, with a modifier, and where a control needs them', async () => {
  const screen = await renderPart(
    <>
      {player()}
      <input aria-label="词" />
      <button type="button">别的</button>
    </>,
  );
  await screen.getByRole('textbox', { name: '词' }).click();
  await userEvent.keyboard('mkf d?');
  await screen.getByRole('button', { name: '别的' }).click();
  await userEvent.keyboard('{Enter} ');
  await userEvent.keyboard('{Control>}r{/Control}');
  for (const [name, spy] of Object.entries(spies)) expect(spy, name).not.toHaveBeenCalled();
});

test('the question mark lists the keys that work here, and only those', async () => {
  const screen = await renderPart(player({ onPip: undefined }));
  await userEvent.keyboard('?');
  const dialog = screen.getByRole('dialog', { name: '快捷键' });
  await expect.element(dialog.getByText('播放 / 暂停')).toBeVisible();
  await expect.element(dialog.getByText('画中画')).not.toBeInTheDocument();
  await userEvent.keyboard('m');
  expect(spies.onMutedChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('controls that lead nowhere are not there', async () => {
  const screen = await renderPart(
    player({
      onPip: undefined,
      onTheatreChange: undefined,
      onDanmakuChange: undefined,
      state: { ...livePlaying, qualities: [] },
    }),
  );
  for (const name of ['画中画', '剧场模式', '清晰度：原画'])
    await expect.element(screen.getByRole('button', { name })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('switch')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: '网页全屏' })).toBeVisible();
});

test('the quality is chosen from a menu', async () => {
  const screen = await renderPart(player());
  await screen.getByRole('button', { name: '清晰度：原画' }).click();
  await expect.element(screen.getByRole('menuitemradio', { name: /原画/ })).toHaveAttribute('aria-checked', 'true');
  await screen.getByRole('menuitemradio', { name: /标清/ }).click();
  expect(spies.onQualityChange).toHaveBeenCalledExactlyOnceWith('standard');
});

test('all four qualities stand in the menu; those that the picture does not have say so and cannot be chosen', async () => {
  const screen = await renderPart(player({ state: { ...livePlaying, qualities: [{ kind: 'original', note: '540P' }] } }));
  await screen.getByRole('button', { name: '清晰度：原画' }).click();
  await expect.element(screen.getByRole('menuitemradio', { name: /原画/ })).toHaveTextContent('原画540P');
  for (const name of ['高清', '标清', '流畅']) {
    const item = screen.getByRole('menuitemradio', { name: new RegExp(name) });
    await expect.element(item).toHaveTextContent(`${name}这路画面没有`);
    await expect.element(item).toHaveAttribute('aria-disabled', 'true');
  }
  await expect.element(screen.getByRole('menuitemradio', { name: /自动/ })).not.toBeInTheDocument();
});

test('the wheel over the volume changes it and leaves the page where it is', async () => {
  const screen = await renderPart(player({ state: { ...livePlaying, muted: true } }));
  const wheel = new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true });
  screen.getByRole('button', { name: '静音' }).element().dispatchEvent(wheel);
  expect(wheel.defaultPrevented).toBe(true);
  expect(spies.onVolumeChange).toHaveBeenCalledExactlyOnceWith(0.05);
});

test('a double press on the picture fills the screen; one press pauses a recording but not a live stream', async () => {
  const screen = await renderPart(player());
  const picture = screen.getByRole('region', { name: '播放器' });
  await picture.dblClick({ position: { x: 450, y: 100 } });
  expect(spies.onFullscreenChange).toHaveBeenCalledExactlyOnceWith(true);
  expect(spies.onPause).not.toHaveBeenCalled();
  await screen.rerender(player({ state: { ...livePlaying, isLive: false } }));
  await picture.click({ position: { x: 450, y: 100 } });
  expect(spies.onPause).toHaveBeenCalledOnce();
});

test('says what is going on, and offers the way out', async () => {
  const screen = await renderPart(player({ state: { ...livePlaying, status: 'reconnecting', attempt: 2 } }));
  await expect.element(screen.getByRole('status')).toHaveTextContent('重新连接（第 2 次）');
  await screen.rerender(player({ state: { ...livePlaying, status: 'error', message: '线路 1 没有回应' } }));
  await expect.element(screen.getByRole('status').getByText('线路 1 没有回应')).toBeVisible();
  await screen.getByRole('button', { name: '重试' }).click();
  expect(spies.onRefresh).toHaveBeenCalledOnce();
  await screen.rerender(player({ state: { ...livePlaying, status: 'blocked' } }));
  await screen.getByRole('button', { name: '点击播放' }).click();
  expect(spies.onPlay).toHaveBeenCalledOnce();
  await screen.rerender(player({ state: { ...livePlaying, status: 'away' } }));
  await expect.element(screen.getByRole('status').getByText('主播暂停')).toBeVisible();
});

test('while the encoder is gone a placard waits over a picture that stands, and a picture that still moves is left alone', async () => {
  const screen = await renderPart(player({ state: { ...livePlaying, away: backSoon } }));
  await expect.element(screen.getByText('马上回来')).not.toBeInTheDocument();
  for (const status of ['stalled', 'away', 'connecting', 'absent', 'ended'] as const) {
    await screen.rerender(player({ state: { ...livePlaying, status, away: backSoon } }));
    await expect.element(screen.getByText('马上回来')).toBeVisible();
    await expect.element(screen.getByText('缓冲中')).not.toBeInTheDocument();
  }
  await screen.rerender(player({ state: { ...livePlaying, status: 'offline', away: backSoon } }));
  await expect.element(screen.getByText('网络断开了')).toBeVisible();
});

test('a curtain hangs over the picture while nothing is on, and only then', async () => {
  const screen = await renderPart(player({ state: { ...livePlaying, status: 'idle' }, curtain: <p>还没开播</p> }));
  await expect.element(screen.getByText('还没开播')).toBeVisible();
  await screen.rerender(player({ curtain: <p>还没开播</p> }));
  await expect.element(screen.getByText('还没开播')).not.toBeInTheDocument();
});

test('what is tried again and again can be hurried', async () => {
  const screen = await renderPart(player({ state: { ...livePlaying, status: 'reconnecting', attempt: 3 } }));
  await screen.getByRole('button', { name: '现在重连' }).click();
  expect(spies.onRefresh).toHaveBeenCalledOnce();
});

test('controls go when the pointer leaves a moving picture, stay for the keyboard, and stay when it stands', async () => {
  const screen = await renderPart(
    <>
      {player()}
      <p style={{ height: 200 }}>外面</p>
    </>,
  );
  const frame = screen.getByRole('region', { name: '播放器' });
  await frame.hover();
  await expect.element(frame).not.toHaveAttribute('data-still');
  await screen.getByText('外面').hover();
  await expect.element(frame).toHaveAttribute('data-still', 'true');
  await userEvent.tab();
  await expect.element(frame).not.toHaveAttribute('data-still');
  await screen.rerender(player({ state: { ...livePlaying, status: 'paused' } }));
  await expect.element(frame).not.toHaveAttribute('data-still');
});

test('keeps 16:9 whatever it shows', async () => {
  const screen = await renderPart(player({ state: { ...livePlaying, status: 'idle' } }));
  const frame = screen.getByRole('region', { name: '播放器' }).element();
  expect(frame.getBoundingClientRect().height).toBeCloseTo(506.25, 0);
  await screen.rerender(player({ state: { ...livePlaying, status: 'error', message: '很长的一句话。'.repeat(30) } }));
  expect(frame.getBoundingClientRect().height).toBeCloseTo(506.25, 0);
});

test('by day it is still night inside, in what floats over it too', async () => {
  const screen = await renderPart(player());
  await screen.getByRole('button', { name: '清晰度：原画' }).click();
  await expect.element(screen.getByRole('menu')).toBeVisible();
  expect(screen.getByRole('menu').element().closest('[data-theme]')?.getAttribute('data-theme')).toBe('night');
});

test('over the line of a video the second under the pointer is told, with its chapter, and what comes next is a press away', async () => {
  const [onPeek, onNext] = [vi.fn<(at: number | null) => void>(), vi.fn()];
  const recording = { at: 0, length: 100, chapters: [{ at: 50, title: '1-0 曼城' }], heat: [0, 3, 1] };
  const screen = await renderPart(player({ state: { ...recordingPlaying, recording }, onPeek, onNext, peek: <i>frame</i> }));
  const slider = screen.getByRole('slider', { name: '进度' }).element();
  // The line is as wide as the bar that the pointer moves over.
  const line = [...(slider.closest('section')?.querySelectorAll('div') ?? [])].findLast(
    (each) => each.contains(slider) && each.clientWidth > 500,
  );
  const { left, width, top } = line?.getBoundingClientRect() ?? new DOMRect();
  line?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX: left + width / 2, clientY: top, pointerType: 'mouse' }));
  await expect.element(screen.getByText('1-0 曼城')).toBeVisible();
  expect(onPeek.mock.lastCall?.[0]).toBeCloseTo(50, 0);
  await screen.getByRole('button', { name: '下一个' }).click();
  expect(onNext).toHaveBeenCalledOnce();
});

test('sound that the browser refused is said over the picture without a pointer, and one press or the key brings it', async () => {
  const screen = await renderPart(player({ state: { ...livePlaying, muted: true, isSoundRefused: true }, controls: 'auto' }));
  const hint = screen.getByRole('button', { name: /声音关着/ });
  await expect.element(hint).toBeVisible();
  await userEvent.keyboard('m');
  expect(spies.onMutedChange).toHaveBeenLastCalledWith(false);
  spies.onMutedChange.mockClear();
  await hint.click();
  expect(spies.onMutedChange).toHaveBeenLastCalledWith(false);
});

test('the word about the sound leaves the left to the gifts that come over the picture', async () => {
  const screen = await renderPart(player({ state: { ...livePlaying, muted: true, isSoundRefused: true } }));
  const hint = screen.getByRole('button', { name: /声音关着/ }).element();
  const frame = (hint.parentElement ?? hint).getBoundingClientRect();
  expect(hint.getBoundingClientRect().left).toBeGreaterThan(frame.left + frame.width / 2);
});

test('who switched the sound off themselves is told nothing', async () => {
  const screen = await renderPart(player({ state: { ...livePlaying, muted: true } }));
  expect(screen.getByRole('button', { name: /声音关着/ }).query()).toBeNull();
});

test('sound alone stands in the place of the picture with the score, says so, and leads back; comments and controls stay', async () => {
  const onShowPicture = vi.fn();
  const shown = { score: <p>2 - 1</p>, poster: <p>封面</p>, danmaku: <p>好球</p>, onShowPicture };
  const { rerender } = await renderPart(player({ state: listening, ...shown }));
  await expect.element(page.getByRole('status').filter({ hasText: '正在只听声音' })).toBeVisible();
  for (const words of ['2 - 1', '封面', '好球']) await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByRole('button', { name: '暂停' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '看画面' }));
  expect(onShowPicture).toHaveBeenCalledOnce();
  await rerender(player({ state: { ...listening, soundAlone: 'slow' }, ...shown }));
  await expect.element(page.getByText('网络跟不上画面，先听声音')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '仍要看画面' })).toBeVisible();
  // A pause has words of its own, and the score stays.
  await rerender(player({ state: { ...listening, status: 'paused' }, ...shown }));
  await expect.element(page.getByText('正在只听声音')).not.toBeInTheDocument();
  await expect.element(page.getByText('2 - 1')).toBeVisible();
  await rerender(player({ state: livePlaying, ...shown }));
  for (const words of ['2 - 1', '封面']) await expect.element(page.getByText(words)).not.toBeInTheDocument();
});

test('sound alone is a quality, where the stream has it', async () => {
  const { rerender } = await renderPart(player());
  await userEvent.click(page.getByRole('button', { name: /^清晰度/ }));
  await userEvent.click(page.getByRole('menuitemradio', { name: '只听声音' }));
  expect(spies.onQualityChange).toHaveBeenCalledExactlyOnceWith('audio');
  await rerender(player({ state: { ...livePlaying, qualities: [{ kind: 'original' }] } }));
  await userEvent.click(page.getByRole('button', { name: /^清晰度/ }));
  await expect.element(page.getByRole('menuitemradio', { name: /^流畅/ })).toBeVisible();
  await expect.element(page.getByRole('menuitemradio', { name: '只听声音' })).not.toBeInTheDocument();
});
