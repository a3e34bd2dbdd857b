import type { LevelPerk } from '@pitchside/api/member/level';

/** Level that unlocks each perk. */
export const perkLevels: Readonly<Record<LevelPerk, number>> = {
  color_barrage: 5,
  emotes: 10,
  avatars: 15,
  rename: 20,
  entry_banner: 25,
  long_barrage: 28,
  copper_frame: 30,
  silver_frame: 50,
  gold_frame: 80,
};

/** Kinds whose experience comes from tasks; for all others it comes from spending. */
export const taskKinds = ['sign_in', 'task'] as const;
