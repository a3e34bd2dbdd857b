import type { Earned } from '../../member/activities/index.ts';
import type { gifts } from './gifts.tables.ts';

/** Initial catalogue, from the cheapest to the most expensive; each id has a drawing. */
export const firstGifts: readonly (typeof gifts.$inferInsert)[] = [
  { id: 'clap', art: 'clap', names: { zh: '喝彩', en: 'Applause', vi: 'Vỗ tay' }, price: 1 },
  { id: 'football', art: 'football', names: { zh: '足球', en: 'Football', vi: 'Bóng đá' }, price: 10 },
  { id: 'basketball', art: 'basketball', names: { zh: '篮球', en: 'Basketball', vi: 'Bóng rổ' }, price: 10 },
  { id: 'megaphone', art: 'megaphone', names: { zh: '喇叭', en: 'Megaphone', vi: 'Loa' }, price: 30, mark: 'site' },
  { id: 'scarf', art: 'scarf', names: { zh: '围巾', en: 'Scarf', vi: 'Khăn CĐV' }, price: 66 },
  { id: 'flare', art: 'flare', names: { zh: '焰火', en: 'Flare', vi: 'Pháo sáng' }, price: 188, mark: 'combo' },
  { id: 'trophy', art: 'trophy', names: { zh: '奖杯', en: 'Trophy', vi: 'Cúp vàng' }, price: 520, stock: 200 },
  { id: 'rocket', art: 'rocket', names: { zh: '火箭', en: 'Rocket', vi: 'Tên lửa' }, price: 1_314, mark: 'full' },
  {
    id: 'armband',
    art: 'armband',
    names: { zh: '队长袖标', en: 'Armband', vi: 'Băng đội trưởng' },
    price: 888,
    mark: 'full',
    rank: 'captain',
  },
  {
    id: 'crown',
    art: 'crown',
    names: { zh: '传奇王冠', en: 'Legend’s crown', vi: 'Vương miện' },
    price: 6_666,
    mark: 'full',
    rank: 'legend',
  },
];

/** Gifts that achievements add to the backpack, and their lifetime in days of the site, the present one included. */
export const earnedGifts: Readonly<Record<Earned, { giftId: string; count: number; days: number }>> = {
  milestone: { giftId: 'scarf', count: 1, days: 30 },
  task: { giftId: 'clap', count: 2, days: 7 },
};
