import type { Particle } from '../scenes/scene.ts';

/** Share of a particle's life at which it begins to fade. */
const fadeFrom = 0.6;

/** Paints all particles alive at a moment of the scene; the position of each depends on its age alone. */
export function paintParticles(context: CanvasRenderingContext2D, particles: readonly Particle[], moment: number): number {
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
