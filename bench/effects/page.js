// Runs inside the browser: one contender under a rush of gifts.
import { engines } from './engines.js';

const arts = [
  ['clap', 1],
  ['football', 10, 'volley'],
  ['megaphone', 30, 'megaphone'],
  ['scarf', 66, 'scarf'],
  ['flare', 188, 'fireworks'],
  ['trophy', 520, 'trophy'],
  ['rocket', 1314, 'rocket'],
];

/** Gifts of forty senders in a fixed order; the same for every contender. */
function createRush() {
  let serial = 0;
  return (count) =>
    Array.from({ length: count }, () => {
      serial++;
      const [art, price, effect] = arts[(serial * 5) % arts.length];
      const sender = (serial * 7) % 40;
      return {
        kind: 'gift',
        id: String(serial),
        member: { id: `m${sender}`, nickname: `球迷 ${sender}`, rank: ['rookie', 'starter', 'captain', 'icon', 'legend'][sender] },
        gift: { id: art, art, name: art, price },
        count: 1,
        effect,
      };
    });
}

globalThis.startRun = (name, rate) => {
  const stage = document.querySelector('#stage');
  const engine = engines[name](stage);
  const rush = createRush();
  const every = 50;
  let debt = 0;
  const sending = setInterval(() => {
    debt += (rate * every) / 1000;
    const due = Math.floor(debt);
    debt -= due;
    if (due > 0) engine.push(rush(due));
  }, every);

  const frames = [];
  let most = 0;
  let last = 0;
  let watching = true;
  const tick = (now) => {
    if (last) frames.push(now - last);
    last = now;
    if (watching) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  const counting = setInterval(() => (most = Math.max(most, engine.nodes())), 250);

  globalThis.finish = () => {
    watching = false;
    clearInterval(sending);
    clearInterval(counting);
    const seen = { frames, shown: engine.shown(), nodes: most };
    engine.destroy();
    return seen;
  };
};
