import type { BoxLine, MapLine, MapSheet } from '@pitchside/api/sheets';
import { local, type Localizable } from '../../text/local.ts';
import type * as kept from '../sport/index.ts';

const describeLine = ({ player, plusMinus, ...line }: kept.BoxLine): Localizable<BoxLine> => ({
  ...line,
  player: local(player),
  plus_minus: plusMinus,
});

/** A box score as it goes over the wire. */
export const describeBox = ({ home, away }: kept.BoxSheet) => ({ home: home.map(describeLine), away: away.map(describeLine) });

const describeMapLine = ({ hero, ...line }: kept.MapLine): Localizable<MapLine> => ({ ...line, hero: hero && local(hero) });

const describeMap = ({ map, bans, home, away, ...sheet }: kept.MapSheet): Localizable<MapSheet> => ({
  ...sheet,
  map: map && local(map),
  bans: { home: bans.home.map(local), away: bans.away.map(local) },
  home: home.map(describeMapLine),
  away: away.map(describeMapLine),
});

/** The maps of a series as they go over the wire. */
export const describeSeries = ({ game, maps }: kept.MapsSheet) => ({ game, maps: maps.map(describeMap) });
