/** Query of the next videos; enough for the column beside the video. */
export const nextQuestion = (id: string) => ({ id, limit: 12 });

/** The video that an address names, and the second at which it begins; without one where the viewer left off. */
export function readVideo(parameters: URLSearchParams): { id: string | undefined; at: number | undefined } {
  const id = parameters.get('id') ?? '';
  const at = parameters.get('t') ?? '';
  return { id: /^\d{1,15}$/.test(id) ? id : undefined, at: /^\d{1,5}$/.test(at) ? Number(at) : undefined };
}
