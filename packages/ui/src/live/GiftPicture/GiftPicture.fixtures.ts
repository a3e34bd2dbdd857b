import { say } from '../../lab/storykit/say.ts';
import type { Gift } from './gift.ts';

/** The shelf of the demo world, from the cheapest to the dearest. */
export const gifts = {
  clap: { id: 'clap', art: 'clap', name: say('喝彩', 'Applause', 'Vỗ tay'), price: 1 },
  football: { id: 'football', art: 'football', name: say('足球', 'Football', 'Bóng đá'), price: 10 },
  basketball: { id: 'basketball', art: 'basketball', name: say('篮球', 'Basketball', 'Bóng rổ'), price: 10 },
  megaphone: { id: 'megaphone', art: 'megaphone', name: say('喇叭', 'Megaphone', 'Loa'), price: 30 },
  scarf: { id: 'scarf', art: 'scarf', name: say('围巾', 'Scarf', 'Khăn CĐV'), price: 66 },
  flare: { id: 'flare', art: 'flare', name: say('焰火', 'Flare', 'Pháo sáng'), price: 188 },
  trophy: { id: 'trophy', art: 'trophy', name: say('奖杯', 'Trophy', 'Cúp vàng'), price: 520 },
  rocket: { id: 'rocket', art: 'rocket', name: say('火箭', 'Rocket', 'Tên lửa'), price: 1314 },
  armband: { id: 'armband', art: 'armband', name: say('队长袖标', 'Armband', 'Băng đội trưởng'), price: 888 },
  crown: { id: 'crown', art: 'crown', name: say('传奇王冠', 'Legend’s crown', 'Vương miện'), price: 6666 },
} as const satisfies Record<string, Gift>;
