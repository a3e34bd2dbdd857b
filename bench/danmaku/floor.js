// The bare floor: a moving strip alone. No classes, no folding, no queue, no options, no resizing; a comment without a free lane is
// dropped.
const stripMs = 2000;
const widest = 640;
const laneHeight = 30;

export function mountFloor(stage, { fontPx, crossing }) {
  const width = stage.clientWidth;
  const height = stage.clientHeight;
  const speed = width / (crossing * 1000);
  const box = document.createElement('div');
  box.style.cssText = 'position:absolute;inset:0;overflow:hidden;contain:strict;pointer-events:none';
  stage.append(box);
  const context = document.createElement('canvas').getContext('2d');
  context.font = `600 ${fontPx}px ${globalThis.getComputedStyle(stage).fontFamily}`;
  const freeAt = new Float64Array(Math.floor(height / laneHeight));
  const spareNodes = [];
  const spareStrips = [];
  const strips = [];
  let current = null;
  let queue = [];
  let shown = 0;

  function open(now) {
    const node = spareStrips.pop() ?? box.appendChild(document.createElement('div'));
    const length = stripMs * speed + widest;
    node.style.cssText = `position:absolute;left:0;top:0;width:${length}px;height:${height}px;contain:strict;will-change:transform`;
    const duration = (width + length) / speed;
    const motion = node.animate([{ transform: `translate3d(${width}px,0,0)` }, { transform: `translate3d(${-length}px,0,0)` }], {
      duration,
      fill: 'forwards',
    });
    motion.startTime = now;
    const strip = { node, motion, start: now, end: now + duration };
    strips.push(strip);
    return strip;
  }

  function retire(now) {
    while (strips[0]?.end <= now) {
      const { node, motion } = strips.shift();
      motion.cancel();
      node.style.display = 'none';
      while (node.firstChild) spareNodes.push(node.removeChild(node.firstChild));
      spareStrips.push(node);
    }
  }

  const timer = setInterval(() => {
    const now = performance.now();
    retire(now);
    if (queue.length === 0) return;
    if (!current || now - current.start > stripMs) current = open(now);
    const left = Math.ceil((now - current.start) * speed) + 4;
    const arrivals = document.createDocumentFragment();
    for (const { text } of queue) {
      const lane = freeAt.findIndex((free) => free <= now);
      const wide = context.measureText(text).width;
      if (lane < 0 || wide > widest) continue;
      freeAt[lane] = now + (wide + 16) / speed;
      const node = spareNodes.pop() ?? Object.assign(document.createElement('div'), { className: 'floor' });
      node.style.cssText = `left:${left}px;top:${lane * laneHeight}px`;
      node.textContent = text;
      arrivals.append(node);
      shown++;
    }
    current.node.append(arrivals);
    queue = [];
  }, 100);

  return {
    push: (comments) => void queue.push(...comments),
    shown: () => shown,
    nodes: () => box.querySelectorAll('*').length + 1,
    boxes: () => [...box.querySelectorAll('.floor')].filter((node) => node.offsetParent).map((node) => node.getBoundingClientRect()),
    destroy() {
      clearInterval(timer);
      box.remove();
    },
  };
}
