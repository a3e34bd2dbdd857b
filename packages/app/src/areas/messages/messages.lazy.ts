import { lazy } from 'react';
import { withMessages } from '../../platform/messages/withMessages.ts';

/** The bell of the header; code and words come once somebody is signed in. */
export const BellWired = lazy(withMessages('messages', () => import('./bell/Bell.tsx')));

/** The floating messenger; code and words come once the page stands. */
export const PanelWired = lazy(withMessages('messages', () => import('./panel/Panel.tsx')));

/** Settings of notifications on this device and others. */
export const PushSettingsWired = lazy(withMessages('messages', () => import('./PushSettings.tsx')));

/** Offer of notifications; code and words come with the first star or reservation. */
export const PushOfferPlace = lazy(withMessages('messages', () => import('./PushOfferPlace.tsx')));

/** Dialog that shares something with a friend; its code and catalog load on the first press. */
export const ShareDialogWired = lazy(withMessages('messages', () => import('./share/ShareDialog.tsx')));

/** The account of a visitor. */
export const touristAccount = withMessages('messages', () => import('./session/tourist.ts'));

/** Sign-in to the messaging service, and notifications of the member. */
export const beginMessages = withMessages('messages', () => import('./session/begin.ts'));
