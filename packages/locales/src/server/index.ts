/// <reference path="../po.d.ts" />
import { setupI18n, type I18n } from '@lingui/core';
import { messages as en } from './en/messages.po';
import { messages as vi } from './vi/messages.po';
import { messages as zh } from './zh/messages.po';

/** Messages of the server, in each language of the site. */
export const serverTexts: Record<'zh' | 'en' | 'vi', I18n> = {
  zh: setupI18n({ locale: 'zh', messages: { zh } }),
  en: setupI18n({ locale: 'en', messages: { en } }),
  vi: setupI18n({ locale: 'vi', messages: { vi } }),
};
