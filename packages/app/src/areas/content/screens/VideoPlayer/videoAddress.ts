import { idIn } from '@pitchside/api/screens/question';

/** The video that an address names, and the second at which it begins; without one where the viewer left off. */
export function readVideo(parameters: URLSearchParams): { id: string | undefined; at: number | undefined } {
  const at = parameters.get('t') ?? '';
  return { id: idIn(parameters), at: /^\d{1,5}$/.test(at) ? Number(at) : undefined };
}
