import { getKefuInfo } from '@pitchside/api/desk/system';
import { proxy } from 'valtio';
import { api } from '../api/api.ts';

/** Hours of customer service for the footer; null until loaded. */
export const kefu = proxy<{ hours: string | null }>({ hours: null });

export async function loadKefu(): Promise<void> {
  kefu.hours = (await api.call(getKefuInfo, {})).hours;
}
