import { lazy } from 'react';
import { spoken } from '../../platform/words/words.ts';

/** The dialog to buy diamonds; code and words come when somebody asks for it. */
export const RechargeDialogWired = lazy(spoken(() => import('./recharge/RechargeDialog.tsx')));

/** The noble ranks, over a room. */
export const NobleDialogWired = lazy(spoken(() => import('./noble/NobleDialog.tsx')));
