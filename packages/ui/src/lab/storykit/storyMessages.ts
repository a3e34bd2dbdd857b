import type { Messages } from '@lingui/core';
import { loadUiMessages } from '../../locales/index.ts';
import { pseudoMessages } from './pseudo.ts';
import { partLocale, type StoryLocale } from './storyLocale.ts';

/** The components' strings in a language of Storybook. */
export async function loadStoryMessages(locale: StoryLocale): Promise<Messages> {
  const messages = await loadUiMessages(partLocale(locale));
  return locale === 'pseudo' ? pseudoMessages(messages) : messages;
}
