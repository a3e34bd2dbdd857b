// Runs inside the browser: one engine at one rate.
import { engines } from './engines.js';

const letters =
  '球进门传射压出来打守住后点前插边路换人右左脚头铁盯防抢断快慢稳准狠漂亮太舒服了啊哈好看今晚不眠主场声浪裁判越位回放角任意点';
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Distinct comments of 2..12 letters, the same for every engine. */
function createCrowd() {
  let seed = 20261121;
  let serial = 0;
  const draw = (limit) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * limit);
  };
  return (count) =>
    Array.from({ length: count }, () => ({
      id: String(++serial),
      text: Array.from({ length: 2 + draw(11) }, () => letters[draw(letters.length)]).join(''),
    }));
}

/** Comments that another one covers by more than a pixel. */
function covered(boxes) {
  const seen = boxes.filter((box) => box.width > 0 && box.right > 0 && box.left < globalThis.innerWidth);
  return seen.filter((a) =>
    seen.some((b) => a !== b && a.left + 1 < b.right && b.left + 1 < a.right && a.top + 1 < b.bottom && b.top + 1 < a.bottom),
  ).length;
}

globalThis.startRun = async (name, rate) => {
  await document.fonts.load('600 22px "Noto Sans SC Variable"', letters);
  const stage = document.querySelector('#stage');
  const engine = engines[name](stage);
  const speak = createCrowd();
  const every = 50;
  let debt = 0;
  let pushed = 0;
  const speaking = setInterval(() => {
    debt += (rate * every) / 1000;
    const due = Math.floor(debt);
    debt -= due;
    pushed += due;
    if (due > 0) engine.push(speak(due));
  }, every);

  globalThis.read = () => ({ pushed, shown: engine.shown(), dropped: engine.dropped?.() ?? 0, nodes: engine.nodes() });
  let frames = [];
  let drawing = false;
  // Requests every frame, as a page with another animation does.
  globalThis.drawEveryFrame = () => {
    let last = 0;
    drawing = true;
    const tick = (now) => {
      if (last) frames.push(now - last);
      last = now;
      if (drawing) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  };
  // Reading boxes makes the page lay out, so it comes after the measured times.
  globalThis.finish = async () => {
    drawing = false;
    let overlaps = 0;
    let looked = 0;
    for (let look = 0; look < 3; look++) {
      await wait(100);
      const boxes = engine.boxes();
      looked += boxes.length;
      overlaps += covered(boxes);
    }
    clearInterval(speaking);
    engine.destroy();
    return { frames, overlaps, looked };
  };
};
