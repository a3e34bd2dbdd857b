import { lazy } from 'react';
import { withMessages } from '../../platform/messages/withMessages.ts';

/** The dialog to buy diamonds; code and words come when somebody asks for it. */
export const RechargeDialogWired = lazy(withMessages('money', () => import('./recharge/RechargeDialog.tsx')));

/** The noble ranks, over a room. */
export const NobleDialogWired = lazy(withMessages('money', () => import('./noble/NobleDialog.tsx')));
