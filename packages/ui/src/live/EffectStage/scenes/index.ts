import type { EffectName } from '../engine/arrival.ts';
import { seeded } from '../../../pictures/seed.ts';
import { fireworks } from './fireworks.ts';
import { megaphone } from './megaphone.ts';
import { rocket } from './rocket.ts';
import { scarf } from './scarf.ts';
import type { DrawScene, Field, Scene } from './scene.ts';
import { trophy } from './trophy.ts';
import { volley } from './volley.ts';

const scenes: Readonly<Record<EffectName, DrawScene>> = { rocket, volley, trophy, scarf, fireworks, megaphone };

/** The scene of an effect: the same seed and field give the same. */
export const drawScene = (name: EffectName, seed: string, field: Field): Scene => scenes[name](seeded(`${name} ${seed}`), field);

export { sceneLimits, type Field, type Particle, type Scene } from './scene.ts';
