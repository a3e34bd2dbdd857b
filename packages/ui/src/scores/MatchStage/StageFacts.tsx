import { useLingui } from '@lingui/react/macro';
import {
  CalendarDays,
  Cloud,
  CloudFog,
  CloudLightning,
  CloudRain,
  CloudSnow,
  CloudSun,
  Flag,
  MapPin,
  Sun,
  type LucideIcon,
} from 'lucide-react';
import type { CSSProperties } from 'react';
import { useFormat } from '../../format/index.ts';
import { fact, factsLine, league as leagueName, optional } from './MatchStage.css.ts';
import { bare } from '../../theme/bare.css.ts';

/** Weather over a ground. */
export const skies = ['clear', 'cloudy', 'overcast', 'rain', 'storm', 'snow', 'fog'] as const;
export type Sky = (typeof skies)[number];

const pictures: Record<Sky, LucideIcon> = {
  clear: Sun,
  cloudy: CloudSun,
  overcast: Cloud,
  rain: CloudRain,
  storm: CloudLightning,
  snow: CloudSnow,
  fog: CloudFog,
};

/** Place and time of a match. */
export interface MatchFacts {
  league: { name: string; color: string; href?: string };
  /** 第 29 轮. */
  round?: string;
  /** Ms UTC. */
  kickoffAt: number;
  /** Whether the match is in another year, which is then shown; default false. */
  isOtherYear?: boolean;
  venue?: string;
  /** The sky over the ground and degrees Celsius. */
  weather?: { sky: Sky; celsius: number };
  referee?: string;
}

const colored = (color: string): CSSProperties & Record<'--league', string> => ({ '--league': color });

/** League and round, then when, where, under which sky and whose whistle; the last ones give way first. */
export function StageFacts({
  facts: { league, round, kickoffAt, isOtherYear, venue, weather, referee },
  timeZone,
}: {
  facts: MatchFacts;
  timeZone: string | undefined;
}) {
  const { i18n, t } = useLingui();
  const format = useFormat(timeZone);
  const words: Record<Sky, string> = {
    clear: t`晴`,
    cloudy: t`多云`,
    overcast: t`阴`,
    rain: t`雨`,
    storm: t`雷雨`,
    snow: t`雪`,
    fog: t`雾`,
  };
  const Picture = weather && pictures[weather.sky];
  return (
    <ul className={factsLine} aria-label={t`比赛信息`}>
      <li className={leagueName} style={colored(league.color)}>
        {league.href ? (
          <a className={bare} href={league.href}>
            {league.name}
          </a>
        ) : (
          league.name
        )}
      </li>
      {round && <li className={fact}>{round}</li>}
      <li className={fact}>
        <CalendarDays size={16} aria-hidden />
        <time className={bare} dateTime={new Date(kickoffAt).toISOString()}>
          {isOtherYear ? format.fullDate(kickoffAt) : format.date(kickoffAt)} {format.weekday(kickoffAt)} {format.time(kickoffAt)}
        </time>
      </li>
      {venue && (
        <li className={`${fact} ${optional}`}>
          <MapPin size={16} aria-hidden />
          {venue}
        </li>
      )}
      {weather && Picture && (
        <li className={`${fact} ${optional}`}>
          <Picture size={16} aria-hidden />
          {words[weather.sky]} {i18n.number(weather.celsius, { style: 'unit', unit: 'celsius' })}
        </li>
      )}
      {referee && (
        <li className={`${fact} ${optional}`}>
          <Flag size={16} aria-hidden />
          {t`主裁 ${referee}`}
        </li>
      )}
    </ul>
  );
}
