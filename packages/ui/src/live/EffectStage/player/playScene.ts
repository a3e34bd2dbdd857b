import { svg, svgUrl } from '../../../pictures/svg.ts';
import type { Actor, Scene, Particle } from '../scenes/scene.ts';

/** Share of a particle's life at which it begins to fade. */
const fadeFrom = 0.6;

/** Paints all particles alive at a moment of the scene; the position of each depends on its age alone. */
function paintParticles(context: CanvasRenderingContext2D, particles: readonly Particle[], moment: number): number {
  let painted = 0;
  for (const { born, life, x, y, vx, vy, pull, size, color, shape, spin } of particles) {
    const share = (moment - born) / life;
    if (share < 0 || share >= 1) continue;
    painted++;
    const seconds = (moment - born) / 1000;
    const left = x + vx * seconds;
    const top = y + vy * seconds + (pull * seconds * seconds) / 2;
    context.globalAlpha = share < fadeFrom ? 1 : (1 - share) / (1 - fadeFrom);
    context.fillStyle = color;
    if (shape === 'dot') {
      context.beginPath();
      context.arc(left, top, size * (1 - share * 0.5), 0, 2 * Math.PI);
      context.fill();
    } else if (shape === 'spark') {
      context.fillRect(left - size / 2, top - size / 2, size, size);
    } else {
      const turn = spin * seconds * 2 * Math.PI;
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      // Paper turns in the plane and shows its edge, as it does in the air.
      context.setTransform(cos, sin, -sin * cos, cos * cos, left, top);
      context.fillRect(-size / 2, -size, size, size * 2);
      context.setTransform(1, 0, 0, 1, 0, 0);
    }
  }
  context.globalAlpha = 1;
  return painted;
}

export interface PlaySetup {
  /** Called at the end of the scene; not after `stop`. */
  onEnd?: () => void;
  /** Freezes the scene at this many milliseconds, for stories and tests. */
  moment?: number;
}

export interface ScenePlay {
  /** Takes everything off: nodes, animations and frames. */
  stop: () => void;
}

function stand({ markup, box: [width, height], ...actor }: Actor): HTMLImageElement {
  const node = new Image();
  node.alt = '';
  node.decoding = 'sync';
  node.src = svgUrl(svg(markup, `0 0 ${width} ${height}`).replace('xMidYMid slice', 'none'));
  Object.assign(node.style, {
    position: 'absolute',
    left: `${actor.left}px`,
    top: `${actor.top}px`,
    width: `${actor.width}px`,
    height: `${actor.height}px`,
    maxWidth: 'none',
    transformOrigin: actor.origin ?? '50% 50%',
  });
  return node;
}

function canvasOf({ width, height }: { width: number; height: number }): HTMLCanvasElement {
  const node = document.createElement('canvas');
  // Particles are soft and short-lived: one pixel each is enough on any screen.
  node.width = Math.max(1, Math.round(width));
  node.height = Math.max(1, Math.round(height));
  Object.assign(node.style, { position: 'absolute', inset: '0', width: '100%', height: '100%' });
  return node;
}

/** Plays a scene inside an element: drawings move by Web Animations on the compositor, particles on one canvas. */
export function playScene(box: HTMLElement, scene: Scene, { onEnd, moment }: PlaySetup = {}): ScenePlay {
  const root = document.createElement('div');
  Object.assign(root.style, { position: 'absolute', inset: '0', overflow: 'hidden', contain: 'strict' });
  const timing = { duration: scene.duration, fill: 'both' } as const;
  box.append(root);
  const animations = scene.actors.map((actor) => {
    const node = stand(actor);
    root.append(node);
    return node.animate(actor.keyframes, timing);
  });
  const canvas = canvasOf({ width: box.clientWidth, height: box.clientHeight });
  const context = scene.particles.length > 0 ? canvas.getContext('2d') : null;
  if (context) root.append(canvas);

  let frame = 0;
  let began = -1;
  const paint = (at: number) => {
    context?.clearRect(0, 0, canvas.width, canvas.height);
    return context ? paintParticles(context, scene.particles, at) : 0;
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const animation of animations) animation.cancel();
    root.remove();
  };
  const tick = (now: number) => {
    if (began < 0) began = now;
    if (now - began >= scene.duration) {
      stop();
      return onEnd?.();
    }
    paint(now - began);
    frame = requestAnimationFrame(tick);
  };

  if (moment === undefined) frame = requestAnimationFrame(tick);
  else {
    for (const animation of animations) {
      // A look that stays when animations are ended for a picture.
      animation.currentTime = moment;
      animation.commitStyles();
      animation.cancel();
    }
    paint(moment);
  }
  return { stop };
}
