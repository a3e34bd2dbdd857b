import { lazy } from 'react';
import { spoken } from '../../platform/words/words.ts';

/** The bell of the header; code and words come once somebody is signed in. */
export const BellWired = lazy(spoken(() => import('./bell/Bell.tsx')));

/** The floating messenger; code and words come once the page stands. */
export const PanelWired = lazy(spoken(() => import('./panel/Panel.tsx')));

/** Dialog that shares something with a friend; its code and catalog load on the first press. */
export const ShareDialogWired = lazy(spoken(() => import('./share/ShareDialog.tsx')));

/** The account of a visitor. */
export const touristAccount = () => import('./session/tourist.ts');

/** Sign-in to the messaging service, and notifications of the member. */
export const beginMessages = () => import('./session/begin.ts');
