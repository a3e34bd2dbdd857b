import { getLiveList } from '@pitchside/api/live';
import { askAhead } from '../../../../platform/ahead/ahead.ts';
import { pageOfWall, readWall } from './anchor.questions.ts';

/** What the wall asks first: its first page. */
export function ahead(parameters: URLSearchParams): void {
  const { category, sort } = readWall(parameters);
  askAhead(getLiveList, pageOfWall(1, category, sort));
}
