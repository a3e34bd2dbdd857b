import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

/** Two faces of the login: a code for the phone's camera, or the phone form. */
export const loginFaces = ['qr', 'phone'] as const;
export type LoginFace = (typeof loginFaces)[number];

/**
 * Modes of the phone form by the specification's own literals: `code` signs in by password, `regiter` (sic) registers,
 * `forgot` resets the password.
 */
export const loginModeNames = ['code', 'regiter', 'forgot'] as const;
export type LoginMode = (typeof loginModeNames)[number];

/** Fields that a mode of the login form may ask for. */
export type LoginField = 'mobile' | 'smsCode' | 'password' | 'newPassword' | 'invite';

/** Ticks that a mode may carry. */
export type LoginTick = 'remember' | 'agreement';

/** Definition of one mode of the form; a new mode is a new entry here. */
export interface LoginModeShape {
  /** Title of the form. */
  title: MessageDescriptor;
  fields: readonly LoginField[];
  ticks: readonly LoginTick[];
  submit: MessageDescriptor;
  /** Place of the server's refusal: under the field that it is about, or above the button when it may be about any. */
  refusal: LoginField | 'form';
  /** The way in the foot to another mode. */
  way: { ask: MessageDescriptor; words: MessageDescriptor; to: LoginMode };
  /** Whether the agreement is ticked at first; new members have to tick it themselves. */
  agreed: boolean;
}

const toLogin = (ask: MessageDescriptor) => ({ ask, words: msg`登录`, to: 'code' }) as const;

/** Shapes of the modes. */
export const loginModes: Record<LoginMode, LoginModeShape> = {
  code: {
    title: msg`手机登录`,
    fields: ['mobile', 'password'],
    ticks: ['remember', 'agreement'],
    submit: msg`登录`,
    refusal: 'password',
    way: { ask: msg`还没有账号？`, words: msg`注册`, to: 'regiter' },
    agreed: true,
  },
  regiter: {
    title: msg`注册`,
    fields: ['mobile', 'smsCode', 'newPassword', 'invite'],
    ticks: ['agreement'],
    submit: msg`注册`,
    refusal: 'form',
    way: toLogin(msg`已有账号？`),
    agreed: false,
  },
  forgot: {
    title: msg`找回密码`,
    fields: ['mobile', 'smsCode', 'newPassword'],
    ticks: [],
    submit: msg`重置密码`,
    refusal: 'form',
    way: toLogin(msg`想起来了？`),
    agreed: true,
  },
};

/** Most digits of an SMS code (spec section 5). */
export const smsCodeLength = 6;
/** Fewest characters of a password that is being chosen. */
export const newPasswordLength = 8;
