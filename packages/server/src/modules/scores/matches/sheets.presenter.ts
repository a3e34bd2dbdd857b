import type { BoxLine, MapLine, MapSheet } from '@pitchside/api/desk/sheets';
import { local, type Localizable } from '../../../text/local.ts';
import * as kept from '../sport/index.ts';

/** A player's row of a box score in wire format. */
export const describeLine = (teamId: string, { player, plusMinus, ...line }: kept.BoxLine): Localizable<BoxLine> => ({
  ...line,
  player: local(player),
  player_id: kept.playerId(teamId, player),
  plus_minus: plusMinus,
});

/** A box score in wire format. */
export const describeBox = ({ home, away }: kept.BoxSheet, teams: Readonly<Record<'home' | 'away', string>>) => ({
  home: home.map((line) => describeLine(teams.home, line)),
  away: away.map((line) => describeLine(teams.away, line)),
});

const describeMapLine = ({ hero, ...line }: kept.MapLine): Localizable<MapLine> => ({ ...line, hero: hero && local(hero) });

const describeMap = ({ map, bans, home, away, ...sheet }: kept.MapSheet): Localizable<MapSheet> => ({
  ...sheet,
  map: map && local(map),
  bans: { home: bans.home.map(local), away: bans.away.map(local) },
  home: home.map(describeMapLine),
  away: away.map(describeMapLine),
});

/** Maps of a series in wire format. */
export const describeSeries = ({ game, veto, maps }: kept.MapsSheet) => ({
  game,
  ...(veto && { veto: veto.map((step) => ({ ...step, map: local(step.map) })) }),
  maps: maps.map(describeMap),
});
