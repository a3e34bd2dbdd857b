import { useEnvironment } from '@pitchside/ui/UiProvider';
import { useSnapshot } from 'valtio';
import { scoreColumns } from './scoresChoice.store.ts';

/** Time zone of Beijing, independent of the viewer's own. */
const beijing = 'Asia/Shanghai';

/** Zone in which score tables tell times: Beijing if the reader chose it, else that of the page; undefined for the viewer's own. */
export function useScoreZone(): string | undefined {
  const { value3 } = useSnapshot(scoreColumns);
  const { timeZone } = useEnvironment();
  return value3 ? beijing : timeZone;
}
