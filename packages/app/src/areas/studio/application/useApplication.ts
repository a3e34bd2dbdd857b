import type { CallData } from '@pitchside/api';
import { anchorApplication } from '@pitchside/api/live/studio';
import { api } from '../../../platform/api/api.ts';
import { useOwnTopic } from '../../../platform/realtime/useOwnTopic.ts';
import { useResource } from '../../../platform/resource/useResource.ts';

/** The member's application and its state. */
export type Application = CallData<typeof anchorApplication>;

/** The member's application to become an anchor, fresh as soon as an operator has decided it. */
export function useApplication(): { application: Application | undefined; failed: boolean; again: () => void } {
  const { value, state, again } = useResource('application', (signal) => api.call(anchorApplication, {}, { signal }));
  useOwnTopic(({ type }) => type === 'anchor_application' && again(), again);
  return { application: value, failed: state === 'failed', again };
}
