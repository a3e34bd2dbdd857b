import { say } from '../../lab/storykit/say.ts';
import { alertDefaults, type AlertChoices } from './alerts.ts';

/** Sounds that a host may offer. */
export const alertSounds = [
  { id: 'whistle', label: say('短哨', 'Whistle', 'Còi ngắn') },
  { id: 'crowd', label: say('看台', 'Crowd', 'Khán đài') },
  { id: 'horn', label: say('汽笛', 'Horn', 'Còi hơi') },
];

/** Everything that can be offered. */
export const allChoices: AlertChoices = { ...alertDefaults, soundId: 'whistle' };
