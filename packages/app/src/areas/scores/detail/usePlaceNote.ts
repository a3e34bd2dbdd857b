import { useLingui } from '@lingui/react/macro';
import type { Sport } from '@pitchside/api/scores/matches';
import type { Side } from '@pitchside/ui/Crest';

/** Table position of a side, with its home or away record, as it plays now. */
export interface PlaceOfSide {
  position: number;
  record: Readonly<Record<'won' | 'drawn' | 'lost', number>> | undefined;
}

/** Returns a function that describes a side's position: 第 2 · 主场 10 胜 3 平 1 负; the record for football only. */
export function usePlaceNote(): (sport: Sport, side: Side, place: PlaceOfSide) => string {
  const { t } = useLingui();
  return (sport, side, { position, record }) => {
    const place = t`第 ${position}`;
    if (sport !== 'football' || !record) return place;
    const { won, drawn, lost } = record;
    return `${place} · ${side === 'home' ? t`主场 ${won} 胜 ${drawn} 平 ${lost} 负` : t`客场 ${won} 胜 ${drawn} 平 ${lost} 负`}`;
  };
}
