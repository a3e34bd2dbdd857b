// All engines behind one interface: mount(stage) -> { push(comments), shown(), dropped(), nodes(), boxes(), destroy() }; only ours
// reports `dropped`.
import Danmaku from 'danmaku/dist/esm/danmaku.dom.js';
import DanmuJs from 'danmu.js';
import { createDanmaku } from '../../packages/ui/src/live/DanmakuLayer/engine/index.ts';
import { mountFloor } from './floor.js';

const fontPx = 22;
const crossing = 8;

/** Nothing at all: what the page costs by itself. */
function mountEmpty() {
  return { push() {}, shown: () => 0, nodes: () => 0, boxes: () => [], destroy() {} };
}

function mountOurs(stage, overlap) {
  const danmaku = createDanmaku(stage, { fontPx, crossing, area: 4, overlap });
  const root = stage.firstElementChild.shadowRoot;
  return {
    push: danmaku.push,
    shown: () => danmaku.stats().shown,
    dropped: () => danmaku.stats().dropped,
    nodes: () => root.querySelectorAll('*').length + 1,
    boxes: () => [...root.querySelectorAll('.c')].map((node) => node.getBoundingClientRect()),
    destroy: danmaku.destroy,
  };
}

/** danmu.js as its readme sets it up for a live stream. It reads the time of a video, so it gets one whose time runs. */
function mountDanmuJs(stage) {
  const video = document.createElement('video');
  const started = performance.now();
  Object.defineProperty(video, 'currentTime', { get: () => (performance.now() - started) / 1000 + 5 });
  const Engine = DanmuJs.default ?? DanmuJs.DanmuJs ?? DanmuJs;
  const engine = new Engine({
    container: stage,
    player: video,
    live: true,
    comments: [],
    area: { start: 0, end: 1 },
    channelSize: 30,
    mouseControl: false,
    interval: 2000,
  });
  let shown = 0;
  engine.on('bullet_start', () => shown++);
  return {
    push(comments) {
      for (const { id, text } of comments)
        engine.sendComment({
          id,
          duration: crossing * 1000,
          txt: text,
          mode: 'scroll',
          style: { color: '#fff', fontSize: `${fontPx}px`, fontWeight: '600' },
        });
    },
    shown: () => shown,
    nodes: () => stage.querySelectorAll('*').length,
    boxes: () => [...stage.children].filter((node) => node.textContent).map((node) => node.getBoundingClientRect()),
    destroy: () => engine.destroy(),
  };
}

/** danmaku in its mode without a video, with the engine of elements: it shows whatever comes. */
function mountDanmaku(stage) {
  const engine = new Danmaku({ container: stage, engine: 'dom', speed: stage.clientWidth / crossing });
  let shown = 0;
  return {
    push(comments) {
      shown += comments.length;
      for (const { text } of comments)
        engine.emit({ text, mode: 'rtl', style: { color: '#fff', fontSize: `${fontPx}px`, fontWeight: '600' } });
    },
    shown: () => shown,
    nodes: () => stage.querySelectorAll('*').length,
    boxes: () => [...(stage.firstElementChild?.children ?? [])].map((node) => node.getBoundingClientRect()),
    destroy: () => engine.destroy(),
  };
}

export const engines = {
  empty: mountEmpty,
  ours: (stage) => mountOurs(stage, false),
  'ours, all shown': (stage) => mountOurs(stage, true),
  danmaku: mountDanmaku,
  'danmu.js': mountDanmuJs,
  floor: (stage) => mountFloor(stage, { fontPx, crossing }),
};
