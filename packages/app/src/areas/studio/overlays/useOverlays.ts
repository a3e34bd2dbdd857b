import { ApiError } from '@pitchside/api';
import { useLingui } from '@lingui/react/macro';
import {
  ownOverlays,
  renewOverlays,
  revokeOverlays,
  saveOverlays,
  testOverlays,
  type OverlaySettings,
  type OverlayTest,
  type OwnOverlays,
} from '@pitchside/api/live/overlays';
import { useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { say } from '../../../platform/toasts/say.ts';

/** The overlays of the anchor's own room: settings as they are edited, the address, and what can be done with them. */
export function useOverlays() {
  const { t } = useLingui();
  const { value, state, again } = useResource('overlays', (signal) => api.call(ownOverlays, {}, { signal }));
  const [known, setKnown] = useState<OwnOverlays>();
  const [draft, setDraft] = useState<OverlaySettings>();
  const [busy, setBusy] = useState<'save' | OverlayTest>();
  const own = known ?? value;
  const settings = draft ?? own?.settings;

  async function run(kind: NonNullable<typeof busy>, work: () => Promise<unknown>): Promise<void> {
    if (busy !== undefined) return;
    setBusy(kind);
    try {
      await work();
    } catch (error) {
      // The call has shown the reason.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(undefined);
    }
  }

  return {
    own,
    settings,
    hasFailed: own === undefined && state === 'failed',
    again,
    busy,
    isDirty: draft !== undefined,
    change: (part: Partial<OverlaySettings>) => settings && setDraft({ ...settings, ...part }),
    undo: () => setDraft(undefined),
    /** @param pictures of the sponsors with new uploads */
    save: (pictures: readonly string[], onSaved: () => void) =>
      run('save', async () => {
        if (!settings) return;
        setKnown(await api.call(saveOverlays, { ...settings, sponsors: { ...settings.sponsors, pictures: [...pictures] } }));
        setDraft(undefined);
        onSaved();
        say('success', t`叠加层已更新，OBS 里立即生效`);
      }),
    tryOut: (kind: OverlayTest) => run(kind, () => api.call(testOverlays, { kind })),
    async renew(): Promise<void> {
      setKnown(await api.call(renewOverlays, {}));
    },
    async revoke(): Promise<void> {
      setKnown(await api.call(revokeOverlays, {}));
      say('success', t`地址已作废，打开着的来源已经空白`);
    },
  };
}
export type OwnOverlaysState = ReturnType<typeof useOverlays>;
