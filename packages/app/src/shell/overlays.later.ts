import { lazy } from 'react';
import { spoken } from '../platform/words/words.ts';

/** What lies over the page only after somebody asked for it; code and words come then. */
export const LoginDialogWired = lazy(spoken(() => import('../areas/member/login/LoginDialog.wired.tsx')));
export const GoalPopupsWired = lazy(spoken(() => import('../areas/scores/goals/GoalPopups.wired.tsx')));
export const Prompt = lazy(spoken(() => import('@pitchside/ui/Prompt').then((part) => ({ default: part.Prompt }))));
export const RechargeDialogWired = lazy(spoken(() => import('../areas/money/recharge/RechargeDialog.wired.tsx')));
