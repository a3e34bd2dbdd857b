import { lazy } from 'react';
import { spoken } from '../../platform/words/words.ts';

/** The dialog to buy diamonds; code and words come when somebody asks for it. */
export const RechargeDialogWired = lazy(spoken(() => import('./recharge/RechargeDialog.wired.tsx')));
