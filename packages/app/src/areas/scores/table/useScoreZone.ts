import { useEnvironment } from '@pitchside/ui/UiProvider';
import { useSnapshot } from 'valtio';
import { scoreColumns } from './scoresChoice.store.ts';
import { beijing } from './scoresDays.ts';

/** Zone in which score tables tell times: Beijing if the reader chose it, else that of the page; undefined for the viewer's own. */
export function useScoreZone(): string | undefined {
  const { value3 } = useSnapshot(scoreColumns);
  const { timeZone } = useEnvironment();
  return value3 ? beijing : timeZone;
}
