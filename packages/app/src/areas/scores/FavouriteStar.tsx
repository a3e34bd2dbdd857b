import type { SubjectKind } from '@pitchside/api/scores/scores';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@pitchside/ui/Button';
import { Star } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { favouriteLeagues, favouriteTeams } from './collect.store.ts';
import { toggleFavourite } from './collectActs.ts';

/**
 * Star that makes a team or a league a favourite. Matches of a favourite team count as own ones: its goals pop up, and they stand in the
 * member's calendar. Notifications can be of all matches of either.
 */
export function FavouriteStar({ kind, id }: { kind: SubjectKind; id: string }) {
  const { t } = useLingui();
  const isFavourite = useSnapshot(kind === 'team' ? favouriteTeams : favouriteLeagues).has(id);
  return (
    <Button
      tone="outline"
      size="s"
      aria-pressed={isFavourite}
      icon={<Star size={16} aria-hidden fill={isFavourite ? 'currentColor' : 'none'} />}
      onClick={({ detail: presses }) => presses < 2 && toggleFavourite(kind, id)}
    >
      {isFavourite ? t`已收藏` : t({ id: 'detail.collect', message: '收藏' })}
    </Button>
  );
}
