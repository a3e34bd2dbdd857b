import { useLingui } from '@lingui/react/macro';
import { matchPhase, type Match } from '@pitchside/api/scores/matches';
import { Button } from '@pitchside/ui/Button';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { Eye, EyeOff, Tv } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { later } from '../../../platform/guard/later.store.ts';
import { toggleFavourite } from '../collectActs.ts';
import type { Deep } from '../match.presenter.ts';
import { detailHref, watchHref } from '../matchLinks.ts';

/** Marks a match to be watched later: nothing on the site tells its result until then. A double click is one press. */
export function LaterButton({ matchId }: { matchId: string }) {
  const { t } = useLingui();
  const isLater = useSnapshot(later).has(matchId);
  return (
    <Button
      tone={isLater ? 'soft' : 'outline'}
      size="s"
      aria-pressed={isLater}
      icon={<EyeOff size={16} aria-hidden />}
      onClick={({ detail: presses }) => presses < 2 && toggleFavourite('later', matchId)}
    >
      {isLater ? t`稍后看，已藏起赛果` : t`稍后看`}
    </Button>
  );
}

/** Stands on the page of a match that is watched later, instead of what it would tell. */
export function LaterPanel({ match }: { match: Deep<Match> }) {
  const { t } = useLingui();
  const { id, status, room_count: rooms } = match;
  return (
    <Card>
      <EmptyState
        level={2}
        title={t`这场比赛你要稍后看`}
        action={
          <>
            {matchPhase(status) === 'after' ? (
              <ButtonLink href={detailHref(match, 'rooms')} icon={<Tv size={16} aria-hidden />}>{t`去看回放`}</ButtonLink>
            ) : (
              rooms > 0 && <ButtonLink href={watchHref(id)} icon={<Tv size={16} aria-hidden />}>{t`看直播`}</ButtonLink>
            )}
            <Button tone="outline" icon={<Eye size={16} aria-hidden />} onClick={() => toggleFavourite('later', id)}>
              {t`看过了，显示比分`}
            </Button>
          </>
        }
      >
        {t`比分、赛况、积分榜、片段和提醒都先藏着，看完再一起出现。`}
      </EmptyState>
    </Card>
  );
}
