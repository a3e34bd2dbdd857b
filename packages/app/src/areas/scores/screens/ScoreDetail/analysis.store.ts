import { ApiError, type CallData } from '@pitchside/api';
import { matchAnalysis } from '@pitchside/api/matches';
import { proxy, ref } from 'valtio';
import { api } from '../../../../platform/api/api.ts';

/** What two sides bring into a match. */
export type Analysis = CallData<typeof matchAnalysis>;

interface AnalysisState {
  matchId: string | null;
  state: 'loading' | 'ready' | 'failed';
  data: Analysis | null;
}

/** Form, meetings and places of the sides of the match on the page. */
export const analysis = proxy<AnalysisState>({ matchId: null, state: 'loading', data: null });

/** Fetches the analysis of a match; a failure is in `state`. */
export async function loadAnalysis(matchId: string): Promise<void> {
  if (analysis.matchId !== matchId) Object.assign(analysis, { matchId, data: null });
  analysis.state = analysis.data ? 'ready' : 'loading';
  try {
    const data = await api.call(matchAnalysis, { id: matchId });
    if (analysis.matchId === matchId) Object.assign(analysis, { data: ref(data), state: 'ready' });
  } catch (error) {
    if (analysis.matchId === matchId && !analysis.data) analysis.state = 'failed';
    if (!(error instanceof ApiError)) throw error;
  }
}
