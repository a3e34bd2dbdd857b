import { lazy } from 'react';
import { spoken } from '../../platform/words/words.ts';

/** The dialog to sign in; code and words come when somebody asks for it. */
export const LoginDialogWired = lazy(spoken(() => import('./login/LoginDialog.tsx')));
