import { useLingui } from '@lingui/react/macro';
import { Button } from '@pitchside/ui/Button';
import { Star } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { favouriteLeagues } from '../collect.store.ts';
import { toggleFavourite } from '../collectActs.ts';

/** Star that makes a league a favourite: notifications can be of all its matches. */
export function LeagueStar({ id }: { id: string }) {
  const { t } = useLingui();
  const isFavourite = useSnapshot(favouriteLeagues).has(id);
  return (
    <Button
      tone="outline"
      size="s"
      aria-pressed={isFavourite}
      icon={<Star size={16} aria-hidden fill={isFavourite ? 'currentColor' : 'none'} />}
      onClick={({ detail: presses }) => presses < 2 && toggleFavourite('league', id)}
    >
      {isFavourite ? t`已收藏` : t({ id: 'detail.collect', message: '收藏' })}
    </Button>
  );
}
