import type { FootballTally, SquadPlayer } from '@pitchside/api/scores/competitions';
import { local, type Localizable } from '../../../../text/local.ts';
import type { SquadMember } from './squad.ts';

const hundredth = (value: number) => Math.round(value * 100) / 100;

/** Season statistics of a player, in wire format. */
export function describeTally({ deeds, played }: Pick<SquadMember, 'deeds' | 'played'>): FootballTally {
  const rated = played?.flatMap(({ rating }) => rating ?? []) ?? [];
  return {
    ...deeds,
    appearances: played && played.length,
    starts: played && played.filter(({ isStarter }) => isStarter).length,
    minutes: played && played.reduce((sum, { minutes }) => sum + minutes, 0),
    clean_sheets: played && played.filter(({ isClean }) => isClean).length,
    rating: rated.length === 0 ? null : hundredth(rated.reduce((sum, rating) => sum + rating, 0) / rated.length),
  };
}

/** A player, in wire format. */
export const describePerson = ({ id, names, named }: SquadMember) => ({
  id,
  name: local(names),
  number: named?.number ?? null,
  position: named?.position ?? null,
  is_captain: named?.isCaptain ?? false,
  born_at: named?.bornAt ?? null,
});

/** A squad member in wire format. */
export const describeMember = (member: SquadMember): Localizable<SquadPlayer> => ({ ...describePerson(member), ...describeTally(member) });
