import type { Objective } from '@pitchside/api/scores/matches';
import type { MapSheet } from '../../modules/scores/sport/index.ts';
import type { WrittenDota, WrittenObjective } from './opendota.schema.ts';

type Taking = MapSheet['objectives'][number];

/** Towers and barracks that a side has when a match begins. */
const towers = 11;
const barracks = 6;

/** Bits that are set. */
const standing = (status: number): number => [...status.toString(2)].filter((bit) => bit === '1').length;

/**
 * Objectives that both sides had taken at the end: a building that no longer stands was taken by the other side. Null where the record does
 * not say.
 */
export function takenOf({
  tower_status_radiant,
  tower_status_dire,
  barracks_status_radiant,
  barracks_status_dire,
}: WrittenDota): MapSheet['taken'] | null {
  if (
    tower_status_radiant === undefined ||
    tower_status_dire === undefined ||
    barracks_status_radiant === undefined ||
    barracks_status_dire === undefined
  )
    return null;
  const lost = (all: number, status: number) => Math.max(0, all - standing(status));
  return [
    { code: 'tower', count: [lost(towers, tower_status_dire), lost(towers, tower_status_radiant)] },
    { code: 'barracks', count: [lost(barracks, barracks_status_dire), lost(barracks, barracks_status_radiant)] },
  ];
}

/** Radiant is 2 and Dire 3 in what happens on the map. */
const sideOfTeam = (team: number | null | undefined): Taking['side'] | undefined => (team === 2 ? 'home' : team === 3 ? 'away' : undefined);
const sideOfSlot = (slot: number | null | undefined): Taking['side'] | undefined =>
  slot === null || slot === undefined ? undefined : slot < 100 ? 'home' : 'away';

function takingOf({ type, time, team, player_slot, key }: WrittenObjective): Taking | undefined {
  const second = Math.max(0, time);
  const by = (code: Objective, side: Taking['side'] | undefined): Taking | undefined => side && { second, side, code };
  if (type === 'CHAT_MESSAGE_FIRSTBLOOD') return by('first_blood', sideOfSlot(player_slot));
  if (type === 'CHAT_MESSAGE_ROSHAN_KILL') return by('roshan', sideOfTeam(team));
  const building =
    type === 'building_kill' && typeof key === 'string' ? /^npc_dota_(good|bad)guys_(tower|(?:melee|range)_rax)/.exec(key) : null;
  return building ? by(building[2] === 'tower' ? 'tower' : 'barracks', building[1] === 'bad' ? 'home' : 'away') : undefined;
}

/** Objectives that both sides took, with their moments, in the order of play; empty where the record has no moments. */
export const takingsOf = ({ objectives }: WrittenDota): Taking[] =>
  (objectives ?? []).flatMap((each) => takingOf(each) ?? []).sort((one, other) => one.second - other.second);
