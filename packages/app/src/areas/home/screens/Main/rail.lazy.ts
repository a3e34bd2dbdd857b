import { lazy } from 'react';
import { withMessages } from '../../../../platform/messages/withMessages.ts';

/** The day's matches of another sport than the first; code and words come when it is chosen. */
export const RailOther = lazy(withMessages('home', () => import('./RailOther.tsx')));
