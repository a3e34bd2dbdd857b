import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { nobleRanks, type EntryEffect, type NoblePlanData, type NobleRank } from '@pitchside/api/money/noble';

/** Initial monthly prices in diamonds, and the price of a renewal in percent. */
export const firstPlans: readonly { rank: NobleRank; price: number; renewPercent: number }[] = [
  { rank: 'rookie', price: 98, renewPercent: 90 },
  { rank: 'starter', price: 298, renewPercent: 90 },
  { rank: 'captain', price: 888, renewPercent: 80 },
  { rank: 'icon', price: 2_888, renewPercent: 80 },
  { rank: 'legend', price: 8_888, renewPercent: 70 },
];

/** Display names of the ranks. */
export const rankNames: Readonly<Record<NobleRank, MessageDescriptor>> = {
  rookie: msg`新秀`,
  starter: msg`主力`,
  captain: msg`队长`,
  icon: msg`名宿`,
  legend: msg`传奇`,
};

/** Perks of a rank, except gifts, which are in the catalogue. */
export const rankPerks: Readonly<Record<NobleRank, Omit<NoblePlanData['perks'], 'gifts' | 'free_barrages'>>> = {
  rookie: { entry: 'none', colored_name: false, seat: 'plain', task_bonus: 0, unseen: false },
  starter: { entry: 'words', colored_name: true, seat: 'plain', task_bonus: 5, unseen: false },
  captain: { entry: 'ribbon', colored_name: true, seat: 'front', task_bonus: 10, unseen: false },
  icon: { entry: 'crest', colored_name: true, seat: 'front', task_bonus: 15, unseen: true },
  legend: { entry: 'full', colored_name: true, seat: 'head', task_bonus: 20, unseen: true },
};

/** Ranks whose arrival is announced, and the effect. */
export const entryRanks: readonly { rank: NobleRank; effect: EntryEffect }[] = nobleRanks.flatMap((rank) => {
  const { entry } = rankPerks[rank];
  return entry === 'none' ? [] : [{ rank, effect: entry }];
});
