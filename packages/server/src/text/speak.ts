import type { MessageDescriptor } from '@lingui/core';
import { serverTexts } from '@pitchside/locales/server';
import { languages, type Language, type Names } from './local.ts';

/** A message of the server in one language. */
export const speak = (text: MessageDescriptor, language: Language): string => serverTexts[language]._(text);

/** A message of the server in all languages, for frames that many people read. */
export const speakAll = (text: MessageDescriptor): Names =>
  Object.fromEntries(languages.map((language) => [language, speak(text, language)])) as Names;
