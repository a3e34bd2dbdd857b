// Runs inside the browser: one list at one rate.
import { lists } from './lists.js';

const letters =
  '球进门传射压出来打守住后点前插边路换人右左脚头铁盯防抢断快慢稳准狠漂亮太舒服了啊哈好看今晚不眠主场声浪裁判越位回放角任意点';

/** Messages of 4..28 letters by 200 people, the same for every list. */
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
      level: 1 + draw(50),
      name: `球迷${draw(200)}`,
      text: Array.from({ length: 4 + draw(25) }, () => letters[draw(letters.length)]).join(''),
    }));
}

globalThis.startRun = async (name, rate) => {
  await document.fonts.load('13px "Noto Sans SC Variable"', letters);
  const list = lists[name](document.querySelector('#stage'));
  const speak = createCrowd();
  // The list is up after its first frames; then it begins with a full room.
  await new Promise((resolve) => setTimeout(resolve, 300));
  list.push(speak(500));
  const every = 20;
  let debt = 0;
  setInterval(() => {
    debt += (rate * every) / 1000;
    const due = Math.floor(debt);
    debt -= due;
    if (due > 0) list.push(speak(due));
  }, every);
  globalThis.nodes = () => list.nodes();
  // Looking at the scroll place makes the page lay out, so it is done in a window of its own.
  globalThis.offBottom = (milliseconds) =>
    new Promise((resolve) => {
      let off = 0;
      let frames = 0;
      const until = performance.now() + milliseconds;
      const look = () => {
        frames++;
        if (list.gap() > 2) off++;
        if (performance.now() < until) requestAnimationFrame(() => setTimeout(look));
        else resolve(off / frames);
      };
      look();
    });
};
