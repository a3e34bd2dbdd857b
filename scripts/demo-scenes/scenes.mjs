// Every scene: how long it is and how its pictures are drawn. The last part of a name says who wears what.
import { cornerCamera, format, mainCamera } from './camera.mjs';
import { court } from './basketball.mjs';
import { game } from './esports.mjs';
import { joy, joyLasts } from './football.joy.mjs';
import { play, seconds as minuteLasts } from './football.play.mjs';
import { kitsOf } from './figures.mjs';
import { drawGround, drawPitch } from './picture.mjs';
import { studio } from './studio.mjs';

const { rate } = format;

/** Shirts of the side that plays to the right and of the other one. */
export const footballPairs = [
  ['red', 'white'],
  ['blue', 'white'],
  ['white', 'blue'],
  ['yellow', 'dark'],
];

/** Start of each goal scene within its minute, seconds; on the grid of segments, so that the minute flows into it. */
const cuts = { right: 20, left: 46 };
const cutLasts = 8;

function cut(end) {
  const { scene } = play(end);
  return (frame) => scene(frame + cuts[end] * rate);
}

/** A scene on the pitch is drawn for all pairs at once, because they share its ground. */
async function football(name, camera, seconds, sceneAt) {
  const ground = await drawGround(camera);
  const kits = footballPairs.map(([home, away]) => kitsOf(home, away));
  return {
    names: footballPairs.map((pair) => `football/${name}.${pair.join('-')}`),
    seconds,
    draw: (frame) => drawPitch(ground, camera, sceneAt(frame), kits),
  };
}

const alone = (name, seconds, draw) => async () => ({
  names: [name],
  seconds,
  draw: async (frame) => [await draw(frame)],
});

/** Nobody is on the pitch: the break, before and after a match. */
async function empty() {
  const ground = await drawGround(mainCamera);
  const seconds = 16;
  const sceneAt = (frame) => ({
    people: [],
    ball: null,
    look: [52.5 + Math.sin((frame / (seconds * rate)) * Math.PI * 2) * 24, 30, 0],
  });
  return { names: ['football/empty'], seconds, draw: (frame) => drawPitch(ground, mainCamera, sceneAt(frame), [{}]) };
}

/** Groups of scenes by the word that draws them again. */
export const groups = {
  minute: () => football('minute', mainCamera, minuteLasts, play().scene),
  'goal-right': () => football('goal-right', mainCamera, cutLasts, cut('right')),
  'goal-left': () => football('goal-left', mainCamera, cutLasts, cut('left')),
  'joy-right': () => football('joy-right', cornerCamera('right'), joyLasts, joy('right')),
  'joy-left': () => football('joy-left', cornerCamera('left'), joyLasts, joy('left')),
  empty,
  ...Object.fromEntries(
    court.pairs.map((pair) => [`court-${pair.join('-')}`, alone(`basketball/${pair.join('-')}`, court.seconds, court.draw(pair))]),
  ),
  studio: alone('studio/talk', studio.seconds, studio.draw),
  game: alone('esports/game', game.seconds, game.draw),
};
