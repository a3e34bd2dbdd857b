// Runs inside the browser: one contender in one mode.
import { contenders } from './contenders.js';
import { change, createDraw } from './data.js';

/** Milliseconds between bursts, and changes in each: a thousand a second. */
const [every, burst] = [10, 10];
/** The row and column whose way to the screen is timed. */
const probed = { row: 3, column: 'corners' };

globalThis.startRun = (name, mode) => {
  const contender = contenders[name](document.querySelector('#stage'), mode);
  const draw = createDraw();
  let pushed = 0;
  let delays = [];
  let shift = 0;
  let debt = 0;
  let last = performance.now();
  new globalThis.PerformanceObserver((list) => list.getEntries().forEach((entry) => (shift += entry.value))).observe({
    type: 'layout-shift',
  });

  setInterval(() => {
    const now = performance.now();
    debt = Math.min(500, debt + ((now - last) / every) * burst);
    last = now;
    for (; debt >= 1; debt--, pushed++) {
      const { row, column, value } = change(draw);
      // Nothing else writes where the stopwatch looks.
      if (row !== probed.row || column !== probed.column) contender.push(row, column, value);
    }
  }, every);

  const channel = new globalThis.MessageChannel();
  let serial = 0;
  let began = 0;
  // A message sent in a frame arrives once that frame has been painted.
  channel.port1.onmessage = () => delays.push(performance.now() - began);
  if (name !== 'empty') {
    const probe = () => {
      const text = `${++serial % 90}-${10 + (serial % 7)}`;
      began = performance.now();
      contender.push(probed.row, probed.column, text);
      let looks = 0;
      const look = () => {
        if (contender.read(probed.row, probed.column) === text) channel.port2.postMessage(0);
        else if (++looks < 60) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      setTimeout(probe, 37 + draw(40));
    };
    probe();
  }

  globalThis.beginWindow = () => {
    pushed = 0;
    delays = [];
    shift = 0;
  };
  globalThis.endWindow = () => ({ pushed, delays, shift, nodes: document.querySelectorAll('#stage *').length });
};
