import { useLingui } from '@lingui/react/macro';
import { Button } from '@pitchside/ui/Button';
import { Star } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { favouriteTeams, toggleTeam } from '../collect.store.ts';

/** Star that makes the team a favourite: its matches count as own ones, and its goals pop up. */
export function TeamStar({ id }: { id: string }) {
  const { t } = useLingui();
  const isFavourite = useSnapshot(favouriteTeams).has(id);
  return (
    <Button
      tone="outline"
      size="s"
      aria-pressed={isFavourite}
      icon={<Star size={16} aria-hidden fill={isFavourite ? 'currentColor' : 'none'} />}
      onClick={({ detail: presses }) => presses < 2 && toggleTeam(id)}
    >
      {isFavourite ? t`已收藏` : t({ id: 'detail.collect', message: '收藏' })}
    </Button>
  );
}
