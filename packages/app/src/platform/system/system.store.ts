import { getSystemConfig, type SystemConfig } from '@pitchside/api/desk/system';
import { proxy } from 'valtio';
import { api } from '../api/api.ts';

interface SystemState {
  /** Settings of the site; null until they came. */
  config: SystemConfig | null;
}

export const system = proxy<SystemState>({ config: null });

/** Fetches the system settings; the last ones stay when that fails. */
export async function loadSystem(): Promise<void> {
  system.config = await api.call(getSystemConfig, {});
}
