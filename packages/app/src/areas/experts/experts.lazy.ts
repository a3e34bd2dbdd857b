import { lazy } from 'react';
import { withMessages } from '../../platform/messages/withMessages.ts';

/** Expert plans for a match; code and catalog load when they come near the window. */
export const MatchPlans = lazy(withMessages('experts', () => import('./plans/MatchPlans.tsx')));

/** Plans on sale for the first page. */
export const FrontPlans = lazy(withMessages('experts', () => import('./plans/FrontPlans.tsx')));

/** Plans of an expert; code and catalog load with the page that shows them. */
export const MemberPlans = lazy(withMessages('experts', () => import('./plans/MemberPlans.tsx')));

/** Experts by how often they are right, as a ranking in full. */
export const ExpertBoard = lazy(withMessages('experts', () => import('./plans/ExpertBoard.tsx')));

/** Questions for fun about a match. */
export const MatchGuesses = lazy(withMessages('experts', () => import('./guesses/MatchGuesses.tsx')));
