import type { MessageDescriptor } from '@lingui/core';
import { serverTexts } from '@pitchside/locales/server';
import { byLanguage, type Language, type Names } from './local.ts';

/** A message of the server in one language. */
export const speak = (text: MessageDescriptor, language: Language): string => serverTexts[language]._(text);

/** A message of the server in all languages, for frames that many people read. */
export const speakAll = (text: MessageDescriptor): Names => byLanguage((language) => speak(text, language));
