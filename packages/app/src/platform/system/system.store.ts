import { getSystemConfig, type SystemConfig } from '@pitchside/api/desk/system';
import { proxy } from 'valtio';
import { api } from '../api/api.ts';
import { language } from '../api/language.ts';

interface SystemState {
  /** Settings of the site; null until they came. */
  config: SystemConfig | null;
}

export const system = proxy<SystemState>({ config: null });

/** Fetches the system settings; the last ones stay when that fails. */
export async function loadSystem(): Promise<void> {
  system.config = await api.call(getSystemConfig, {});
}

const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/** Names of the site as the page itself brings them, so that the header does not wait for the settings. */
const names = { latin: meta('site-name'), zh: meta('site-name-zh') };

/** Name of the site in Latin letters. */
export const latinName: string = names.latin;

/** Name of the site in Chinese, for pages in Chinese alone. */
export const chineseName: string | undefined = language === 'zh' ? names.zh : undefined;

/** Name of the site in the language of the page. */
export const siteName: string = chineseName ?? latinName;
