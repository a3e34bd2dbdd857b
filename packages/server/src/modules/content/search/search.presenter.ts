import type { FoundAnchor, FoundCompetition, FoundTeam } from '@pitchside/api/content/search';
import type { Localizable, Names } from '../../../text/local.ts';
import { describeCompetition } from '../../scores/competitions/index.ts';
import { describeTeam } from '../../scores/matches/index.ts';
import { expIcon } from '../../member/member/index.ts';
import type { competitions } from '../../scores/sport/index.ts';
import { fold } from './fold.ts';
import type { Fit } from './search.repository.ts';
import type { ShownRepository } from './searchShown.repository.ts';

type CompetitionRow = typeof competitions.$inferSelect;

/** The matched name, if it is none of the displayed names. */
const alsoOf = ({ written }: Fit, names: Names, shortNames: Names): string | null =>
  [...Object.values(names), ...Object.values(shortNames)].some((name) => fold(name) === fold(written)) ? null : written;

/** A found team in wire format. */
export const describeFoundTeam = (
  fit: Fit,
  { team, competition, season, nextAt }: Awaited<ReturnType<ShownRepository['teams']>>[number],
  form: FoundTeam['form'],
): Localizable<FoundTeam> => ({
  team: describeTeam(team),
  sport: team.sport,
  also: alsoOf(fit, team.names, team.shortNames),
  competition: competition ? describeCompetition(competition) : null,
  season,
  next_at: nextAt,
  form,
});

/** A found competition in wire format. */
export const describeFoundCompetition = (fit: Fit, competition: CompetitionRow, playing: number): Localizable<FoundCompetition> => ({
  competition: describeCompetition(competition),
  sport: competition.sport,
  also: alsoOf(fit, competition.names, competition.shortNames),
  playing,
});

/** A found anchor in wire format. */
export const describeFoundAnchor = ({
  id,
  nickname,
  avatar,
  level,
  roomId,
  isLive,
  fans,
}: Awaited<ReturnType<ShownRepository['anchors']>>[number]): FoundAnchor => ({
  anchor: { id: String(id), user_nickname: nickname, avatar, level, exp_icon: expIcon(level) },
  room_id: String(roomId),
  is_live: isLive,
  fans,
});
