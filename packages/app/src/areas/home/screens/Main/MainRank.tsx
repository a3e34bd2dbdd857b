import { useLingui } from '@lingui/react/macro';
import { AnchorRank } from '@pitchside/ui/AnchorRank';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { useSnapshot } from 'valtio';
import { roomHref } from '../../../scores/matchLinks.ts';
import { categories } from '../../../live/categories.data.ts';
import { hot, loadHot } from './hot.store.ts';
import { Block } from './Main.layout.ts';
import { WaitingRank } from './Waiting.tsx';

/** Anchors in the rank. */
const most = 9;

/** Ranking of the hottest anchors at this moment, not over a day or a week. */
export function MainRank() {
  const { t, i18n } = useLingui();
  const { rooms, state } = useSnapshot(hot);
  if (state === 'ready' && rooms.length === 0) return null;
  const anchors = rooms.slice(0, most).map(({ id, anchor, heat, match, category }) => {
    const kind = categories.find((known) => known.id === category);
    return {
      id: anchor.avatar,
      nickname: anchor.user_nickname,
      heat,
      live: true,
      href: roomHref(id),
      note: match?.competition.short_name ?? (kind ? i18n._(kind.label) : ''),
    };
  });
  return (
    <Block aria-labelledby="hot-anchors" aria-busy={state === 'loading'}>
      <SectionTitle headingId="hot-anchors" hint={t`此刻热度榜`} more={{ href: '/anchor?type=0', label: t`全部主播` }}>
        {t`热门主播`}
      </SectionTitle>
      {state === 'failed' ? (
        <ErrorState layout="row" title={t`榜单没能送到`} onRetry={() => loadHot()} />
      ) : state === 'loading' ? (
        <WaitingRank />
      ) : (
        <AnchorRank label={t`热门主播`} anchors={anchors} />
      )}
    </Block>
  );
}
