import { lazy } from 'react';
import { withMessages } from '../../platform/messages/withMessages.ts';

/** The dialog to sign in; code and words come when somebody asks for it. */
export const LoginDialogWired = lazy(withMessages('member', () => import('./login/LoginDialog.tsx')));

/** The dialog that asks for a code of the second factor. */
export const FactorDialogWired = lazy(withMessages('member', () => import('./factor/FactorDialog.tsx')));
