// Every contender behind one interface: mount(stage) -> { push(gifts), shown(), nodes(), destroy() }.
import confetti from 'canvas-confetti';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { EffectStage } from '../../packages/ui/src/live/EffectStage/EffectStage.tsx';
import { UiProvider } from '../../packages/ui/src/theme/UiProvider/index.ts';

/** Nothing at all: what the page costs by itself. */
const mountEmpty = () => ({ push() {}, shown: () => 0, nodes: () => 0, destroy() {} });

/** The whole part as a room mounts it: banners, effects and ribbons. */
function mountOurs(stage) {
  let deliver = () => {};
  let shown = 0;
  const source = (listener) => {
    deliver = listener;
    return () => {};
  };
  const root = createRoot(stage);
  root.render(createElement(UiProvider, null, createElement(EffectStage, { source })));
  return {
    push(gifts) {
      shown += gifts.length;
      deliver(gifts);
    },
    shown: () => shown,
    nodes: () => stage.querySelectorAll('*').length,
    destroy: () => root.unmount(),
  };
}

/** The bare floor: one absolutely placed node a gift with one Web Animation, three seconds each, and nothing else. */
function mountFloor(stage) {
  let shown = 0;
  return {
    push(gifts) {
      for (const { gift, member } of gifts) {
        const node = document.createElement('div');
        node.className = 'floor';
        node.style.top = `${(shown * 46) % 600}px`;
        node.textContent = `${member.nickname} ${gift.name}`;
        stage.append(node);
        shown++;
        const motion = node.animate(
          [
            { transform: 'translateX(-300px)' },
            { transform: 'none', offset: 0.1 },
            { transform: 'none', opacity: 1, offset: 0.9 },
            { opacity: 0 },
          ],
          { duration: 3000 },
        );
        motion.onfinish = () => node.remove();
      }
    },
    shown: () => shown,
    nodes: () => stage.querySelectorAll('*').length,
    destroy: () => stage.replaceChildren(),
  };
}

/**
 * canvas-confetti as its readme sets it up in a page: a burst for each gift with a full-size effect, with as many particles as our
 * largest scene.
 */
function mountConfetti(stage) {
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'position:absolute;inset:0;width:100%;height:100%';
  stage.append(canvas);
  const fire = confetti.create(canvas, { resize: true, useWorker: false });
  let shown = 0;
  let busyUntil = 0;
  return {
    push(gifts) {
      for (const { effect } of gifts) {
        // One burst at a time, as long as a scene of ours, so that both draw as much.
        if (!effect || performance.now() < busyUntil) continue;
        busyUntil = performance.now() + 3500;
        fire({ particleCount: 220, spread: 100, origin: { y: 0.6 } });
        shown++;
      }
    },
    shown: () => shown,
    nodes: () => stage.querySelectorAll('*').length,
    destroy() {
      fire.reset();
      canvas.remove();
    },
  };
}

export const engines = { empty: mountEmpty, ours: mountOurs, floor: mountFloor, 'canvas-confetti': mountConfetti };
