import type { CallData } from '@pitchside/api';
import { matchAnalysis } from '@pitchside/api/scores/matches';
import { proxy, ref } from 'valtio';
import { api } from '../../platform/api/api.ts';
import { beforeDrawing } from '../../platform/drawn/drawn.ts';
import { latestOnly } from '../../platform/resource/latestOnly.ts';

/** Form and meetings of both sides before a match. */
export type Analysis = CallData<typeof matchAnalysis>;

interface AnalysisState {
  matchId: string | null;
  state: 'loading' | 'ready' | 'failed';
  data: Analysis | null;
}

/** Form, meetings and places of the sides of the match on the page. */
const none = (): AnalysisState => ({ matchId: null, state: 'loading', data: null });
export const analysis = proxy<AnalysisState>(none());
beforeDrawing(() => Object.assign(analysis, none()));

const newest = latestOnly();

/** Fetches the analysis of a match; a failure is in `state`. */
export function loadAnalysis(matchId: string): void {
  if (analysis.matchId !== matchId) Object.assign(analysis, { matchId, data: null });
  analysis.state = analysis.data ? 'ready' : 'loading';
  newest.ask(
    (signal) => api.call(matchAnalysis, { id: matchId }, { signal }),
    (data) => void Object.assign(analysis, { data: ref(data), state: 'ready' }),
    () => void (analysis.state = analysis.data ? 'ready' : 'failed'),
  );
}
