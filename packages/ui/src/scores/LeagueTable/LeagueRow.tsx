import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { Crest } from '../Crest/Crest.tsx';
import { upright } from '../../theme/recipes/slant.css.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import {
  border,
  cells,
  deducted,
  medium,
  move,
  name,
  place as placeCell,
  roomy,
  row,
  score,
  team as teamLine,
  wide,
  widest,
} from './LeagueTable.css.ts';
import { form as formList } from '../../theme/recipes/results.css.ts';
import { ResultLetter } from './ResultLetter.tsx';
import type { Standing, Zone } from './standing.ts';

interface LeagueRowProps {
  place: number;
  line: Standing;
  /** Whether the row is highlighted. */
  isMarked: boolean;
  zone: Zone | undefined;
  /** Whether another zone begins with it. */
  begins: boolean;
}

const edge = (color: string): CSSProperties & Record<'--zone', string> => ({ '--zone': color });

/** One team of the table. */
export function LeagueRow({ place, line, isMarked, zone, begins }: LeagueRowProps) {
  const { t } = useLingui();
  const { team, href, played, won, drawn, lost, scored, conceded, points, form, moved = 0, live, deduction } = line;
  const by = Math.abs(moved);
  const line2 = begins ? border : '';
  const figure = `${cells.figure} ${line2}`;
  const difference = scored - conceded;
  return (
    <tr className={row[isMarked ? 'marked' : live ? 'live' : 'still']}>
      <td className={`${placeCell} ${line2}`} style={edge(zone?.color ?? 'transparent')}>
        {place}
        {zone && <span className={visuallyHidden}> {zone.name}</span>}
      </td>
      <th scope="row" className={`${cells.team} ${line2}`}>
        <span className={teamLine}>
          <Crest team={team} size={20} />
          {href ? (
            <a className={name} href={href} title={team.name}>
              {team.shortName}
            </a>
          ) : (
            <span className={name} title={team.name}>
              {team.shortName}
            </span>
          )}
          {live && (
            <span className={score}>
              <span className={upright}>{live}</span>
            </span>
          )}
          {moved !== 0 && (
            <span
              className={move[moved > 0 ? 'up' : 'down']}
              role="img"
              aria-label={moved > 0 ? t`即时上升 ${by} 位` : t`即时下降 ${by} 位`}
            />
          )}
        </span>
      </th>
      <td className={`${figure} ${roomy}`}>{played}</td>
      <td className={`${figure} ${medium}`}>{won}</td>
      <td className={`${figure} ${medium}`}>{drawn}</td>
      <td className={`${figure} ${medium}`}>{lost}</td>
      <td className={`${figure} ${widest}`}>
        {scored}/{conceded}
      </td>
      <td className={figure}>
        {difference > 0 ? '+' : difference < 0 ? '−' : ''}
        {Math.abs(difference)}
      </td>
      <td className={`${cells.strong} ${line2}`}>
        {points}
        {deduction && (
          <span className={deducted} title={deduction.reason}>
            <span aria-hidden="true">*</span>
            <span className={visuallyHidden}>{deduction.reason}</span>
          </span>
        )}
      </td>
      <td className={`${figure} ${wide}`}>
        <ol className={formList} aria-label={t`近 5 场`}>
          {form.slice(0, 5).map((result, index) => (
            <ResultLetter key={index} as="li" result={result} />
          ))}
        </ol>
      </td>
    </tr>
  );
}
