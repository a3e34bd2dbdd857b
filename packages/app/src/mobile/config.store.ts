import { getSystemConfig, type SystemConfig } from '@pitchside/api/desk/system';
import { proxy } from 'valtio';
import { language } from '../platform/api/language.ts';
import { api } from './api.ts';

interface ConfigState {
  /** Settings of the site; null until they came. */
  value: SystemConfig | null;
}

export const config = proxy<ConfigState>({ value: null });

export async function loadConfig(): Promise<void> {
  config.value = await api.call(getSystemConfig, {});
}

const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/** Names of the site as the page brings them. */
export const names = { latin: meta('site-name'), zh: meta('site-name-zh') };

/** Name of the site in the language of the page. */
export const siteName: string = language === 'zh' ? names.zh : names.latin;
