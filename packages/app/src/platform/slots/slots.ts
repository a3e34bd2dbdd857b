import type { ComponentType } from 'react';

/** Slots of pages for components of other areas, filled at start-up so that the two areas need not import each other. */
export interface Slots {
  /** Posts about a match, on its page. */
  MatchPosts: ComponentType<{ matchId: string }> | undefined;
  /** Questions for fun about a match, on its page, or in a tab of their own. */
  MatchGuesses: ComponentType<{ matchId: string; inTab?: boolean }> | undefined;
  /** Expert plans for a match, on its page. */
  MatchPlans: ComponentType<{ matchId: string }> | undefined;
  /** Broadcasts of a match that can be watched again, on its page. */
  MatchReplays: ComponentType<{ matchId: string }> | undefined;
  /** Preview article of a match, in one line. */
  MatchPreview: ComponentType<{ matchId: string }> | undefined;
  /** Articles about matches to come, beside the forecasts. */
  Previews: ComponentType | undefined;
  /** Plans on sale, beside the forecasts. */
  FrontPlans: ComponentType<{ slim?: boolean }> | undefined;
  /** Experts by how often they are right, among the rankings. */
  ExpertBoard: ComponentType | undefined;
}

/** The slots of the site; an unfilled one renders nothing. */
export const slots: Slots = {
  MatchPosts: undefined,
  MatchGuesses: undefined,
  MatchPlans: undefined,
  MatchReplays: undefined,
  MatchPreview: undefined,
  Previews: undefined,
  FrontPlans: undefined,
  ExpertBoard: undefined,
};
