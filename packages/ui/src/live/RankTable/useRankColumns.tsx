import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Avatar } from '../../pictures/Avatar/index.ts';
import { useFormat } from '../../format/index.ts';
import type { TableColumn } from '../../lists/Table/index.ts';
import { Scorebug } from '../../scores/Scorebug/index.ts';
import type { MatchStatus } from '../../scores/StatusChip/index.ts';
import { LevelBadge } from '../LevelBadge/index.ts';
import { NobleBadge } from '../NobleBadge/index.ts';
import { RankCount, type RankEntry, type RankUnit } from '../RankList/index.ts';
import * as css from './RankTable.css.ts';
import { RankTrail } from './RankTrail.tsx';
import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { down, same, up } from './RankTable.css.ts';

/** Places gained or lost since the period before. */
function RankTrend({ trend, isNew }: { trend: number; isNew: boolean }) {
  const { t } = useLingui();
  if (isNew) return <span className={up}>{t`新上榜`}</span>;
  if (trend === 0)
    return (
      <span className={same}>
        <Minus size={14} aria-hidden />
        <span className={visuallyHidden}>{t`不变`}</span>
      </span>
    );
  return (
    <span className={trend > 0 ? up : down}>
      {trend > 0 ? <ArrowUp size={12} aria-hidden /> : <ArrowDown size={12} aria-hidden />}
      <span className={visuallyHidden}>{trend > 0 ? t`上升` : t`下降`}</span>
      {Math.abs(trend)}
    </span>
  );
}

interface Shown {
  members: readonly RankEntry[];
  ahead: number | undefined;
  unit: RankUnit;
  since: string | undefined;
  rooms: boolean;
  videos: boolean;
  act: ((member: RankEntry) => ReactNode) | undefined;
}

/** The columns of a rank in full. */
export function useRankColumns({ members, ahead, unit, since, rooms, videos, act }: Shown): readonly TableColumn<RankEntry>[] {
  const { t } = useLingui();
  const { integer } = useFormat();
  const before = new Map(members.map((member, index) => [member.id, index === 0 ? ahead : members[index - 1]?.value]));
  const gapOf = ({ id, value }: RankEntry) => {
    const other = before.get(id);
    return other === undefined ? '' : integer(other - value);
  };
  const place: TableColumn<RankEntry> = {
    id: 'place',
    head: t`名次`,
    width: 64,
    cell: ({ place: at }) => <b className={css.place}>{at}</b>,
  };
  const trend = (head: string): TableColumn<RankEntry> => ({
    id: 'trend',
    head,
    width: 84,
    cell: ({ trend: moved = 0, isNew = false }) => <RankTrend trend={moved} isNew={isNew} />,
  });
  const who: TableColumn<RankEntry> = { id: 'who', head: t`昵称`, cell: (member) => <Who {...member} /> };
  const showing: TableColumn<RankEntry> = { id: 'showing', head: t`直播间`, width: 208, cell: (member) => <Showing {...member} /> };
  const best: TableColumn<RankEntry> = { id: 'video', head: t`最热视频`, cell: (member) => <Best {...member} /> };
  const trail: TableColumn<RankEntry> = { id: 'days', head: t`近 7 天`, width: 108, cell: ({ days }) => <RankTrail days={days} /> };
  const acting: TableColumn<RankEntry>[] = act ? [{ id: 'act', head: t`关注`, width: 112, cell: act }] : [];
  return [
    place,
    ...(since === undefined ? [] : [trend(since)]),
    who,
    ...(rooms ? [showing] : []),
    ...(videos ? [best] : []),
    ...(members.length > 0 && members.every(({ days }) => days.length === 0) ? [] : [trail]),
    {
      id: 'value',
      head: { diamonds: t`黄钻`, fans: t`涨粉`, closeness: t`亲密度`, experience: t`经验`, points: t`积分`, heat: t`热度` }[unit],
      width: 112,
      numeric: true,
      cell: ({ value }) => <RankCount bare value={value} unit={unit} />,
    },
    { id: 'gap', head: t`距上一名`, width: 96, numeric: true, cell: (member) => <span className={css.gap}>{gapOf(member)}</span> },
    ...acting,
  ];
}

function Who({ id, avatarSeed, nickname, level, noble, href, live = false }: RankEntry) {
  return (
    <span className={css.who}>
      <Avatar seed={avatarSeed ?? id} size={36} live={live} />
      <span className={css.words}>
        {href === undefined ? (
          <span className={css.name} title={nickname}>
            {nickname}
          </span>
        ) : (
          <a className={css.nameLink} href={href} title={nickname}>
            {nickname}
          </a>
        )}
        <span className={css.badges}>
          <LevelBadge level={level} />
          {noble && <NobleBadge rank={noble} />}
        </span>
      </span>
    </span>
  );
}

function Best({ video }: RankEntry) {
  const { t } = useLingui();
  if (!video) return <span className={css.gap}>–</span>;
  const { title, href, count } = video;
  return (
    <span className={css.best}>
      <a className={css.titleLink} href={href} title={title}>
        {title}
      </a>
      <span className={css.state}>{t`${plural(count, { other: '# 个视频' })}`}</span>
    </span>
  );
}

/** Live without a minute repeats the portrait's mark, and would take the room of both names. */
const isTimed = (status: MatchStatus) => !(status.kind === 'live' && status.minute === undefined);

function Showing({ room, live = false }: RankEntry) {
  const { t } = useLingui();
  if (!room) return <span className={css.gap}>–</span>;
  if (live && room.match)
    return (
      <span className={css.bug}>
        <Scorebug {...room.match} size="mini" showStatus={isTimed(room.match.status)} />
      </span>
    );
  return (
    <span className={css.showing}>
      <span className={css.title} title={room.title}>
        {room.title}
      </span>
      <span className={css.state}>{live ? t`正在直播` : t`没有开播`}</span>
    </span>
  );
}
