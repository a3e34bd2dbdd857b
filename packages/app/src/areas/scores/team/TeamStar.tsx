import { useLingui } from '@lingui/react/macro';
import { Button } from '@pitchside/ui/Button';
import { Star } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { favouriteTeams } from '../collect.store.ts';
import { toggleFavourite } from '../collectActs.ts';

/** Star that makes the team a favourite: its matches count as own ones, its goals pop up, and its matches stand in one's calendar. */
export function TeamStar({ id }: { id: string }) {
  const { t } = useLingui();
  const isFavourite = useSnapshot(favouriteTeams).has(id);
  return (
    <Button
      tone="outline"
      size="s"
      aria-pressed={isFavourite}
      icon={<Star size={16} aria-hidden fill={isFavourite ? 'currentColor' : 'none'} />}
      onClick={({ detail: presses }) => presses < 2 && toggleFavourite('team', id)}
    >
      {isFavourite ? t`已收藏` : t({ id: 'detail.collect', message: '收藏' })}
    </Button>
  );
}
