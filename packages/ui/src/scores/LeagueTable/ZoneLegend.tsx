import type { CSSProperties } from 'react';
import { foot, zone as zoneText } from './LeagueTable.css.ts';
import type { Zone } from './standing.ts';

const edge = (color: string): CSSProperties & Record<'--zone', string> => ({ '--zone': color });

/** Legend of the coloured edges, once for several tables with the same zones. */
export function ZoneLegend({ zones }: { zones: readonly Zone[] }) {
  return (
    <div className={foot}>
      <ZoneNames zones={zones} />
    </div>
  );
}

/** Names of zones with their edges, inside a foot. */
export function ZoneNames({ zones }: { zones: readonly Zone[] }) {
  return zones.map(({ id, name, color }) => (
    <span key={id} className={zoneText} style={edge(color)}>
      {name}
    </span>
  ));
}
