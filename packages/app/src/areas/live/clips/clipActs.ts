import { t } from '@lingui/core/macro';
import { makeClip } from '@pitchside/api/live/clips';
import { api } from '../../../platform/api/api.ts';
import { unlessLost } from '../../../platform/log/later.ts';
import { openLoginFor } from '../../../platform/overlays/overlays.store.ts';
import { goTo } from '../../../platform/address/goTo.ts';
import { sessionToken } from '../../../platform/session/session.store.ts';
import { say } from '../../../platform/toasts/say.ts';
import { clipHref } from '../../scores/clipLinks.ts';

let isMaking = false;

async function make(id: string, at: number, replay?: string): Promise<void> {
  if (isMaking) return;
  isMaking = true;
  try {
    const { clip } = await api.call(makeClip, { id, at: Math.round(at), ...(replay !== undefined && { replay }) });
    say('success', t`已剪下刚看到的 30 秒`, { action: { label: t`看片段`, onClick: () => goTo(clipHref(clip.id)) } });
  } finally {
    isMaking = false;
  }
}

/**
 * Keeps the last 30 seconds of a room as the viewer saw them, at a press; whoever is not signed in does so first, and gets the moment of
 * the press.
 * @param at programme time on the screen, ms UTC; null while no picture is there
 * @param replay broadcast that is watched again; default what is on the air
 */
export function keepMoment(id: string, at: number | null, replay?: string): void {
  if (at === null) return say('info', t`画面出来以后再剪`);
  const begin = () => unlessLost(make(id, at, replay));
  if (sessionToken()) begin();
  else openLoginFor({ after: begin });
}
