import { getKefuInfo } from '@pitchside/api/settings';
import { proxy } from 'valtio';
import { api } from '../api/api.ts';

/** What the footer does not know from the settings. */
export const kefu = proxy<{ hours: string | null }>({ hours: null });

export async function loadKefu(): Promise<void> {
  kefu.hours = (await api.call(getKefuInfo, {})).hours;
}
