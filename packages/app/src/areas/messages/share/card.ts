import type { ImDraft } from '../client/im.ts';
import type { Shareable } from '../../../platform/share/share.store.ts';

/** Most code points of a card's title. */
const titleLength = 80;

/** The custom message that shares something (specification section 3, "Message display model"). */
export function cardOf({ type, id, title, imageUrl, price }: Shareable): ImDraft {
  const shown = [...title.trim()].slice(0, titleLength).join('');
  const extension = { title: shown, type, id, ...(imageUrl !== undefined && { imageUrl }), ...(price !== undefined && { price }) };
  return { type: 'custom', data: type, description: shown, extension: JSON.stringify(extension) };
}
