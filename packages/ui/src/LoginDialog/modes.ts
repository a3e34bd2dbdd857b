import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

/** Fields that a mode of the login form may ask for. */
export type LoginField = 'mobile' | 'password';

/** Texts under the form that a mode may carry. */
export type LoginTick = 'remember' | 'agreement';

/** What one mode of the form is made of; a new mode is a new entry here. */
export interface LoginModeShape {
  /** Stands over the form. */
  title: MessageDescriptor;
  fields: readonly LoginField[];
  ticks: readonly LoginTick[];
  submit: MessageDescriptor;
}

/** Modes of the login dialog by the specification's own literals: `code` signs in by password. */
export const loginModes = {
  code: { title: msg`手机登录`, fields: ['mobile', 'password'], ticks: ['remember', 'agreement'], submit: msg`登录` },
} satisfies Record<string, LoginModeShape>;

export type LoginMode = keyof typeof loginModes;

/** Most digits of a mobile number (spec section 5). */
export const mobileLength = 11;
