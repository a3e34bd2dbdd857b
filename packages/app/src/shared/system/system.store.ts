import { getSystemConfig, type SystemConfig } from '@pitchside/api/settings';
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

/** Name of the site in the language of the page. */
export const siteName = (config: Pick<SystemConfig, 'site_name' | 'site_name_zh'> | null): string => (language === 'zh' ? config?.site_name_zh : config?.site_name) ?? '';
