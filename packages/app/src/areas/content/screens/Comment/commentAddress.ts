import { discussedKinds, type DiscussedKind } from '@pitchside/api/content/content';

/** Place of the discussion page: an item's discussion, one thread of it, or the thread of a single comment. */
export interface CommentPlace {
  of: { kind: DiscussedKind; id: string } | undefined;
  /** The comment that the reader came for. */
  focus: string | undefined;
}

const isId = (text: string | null): text is string => text !== null && /^[1-9]\d{0,14}$/.test(text);

/** Reads an address; invalid values are left out. */
export function readComment(parameters: URLSearchParams): CommentPlace {
  const [id, focus] = [parameters.get('id'), parameters.get('focus')];
  const kind = discussedKinds.find((one) => one === parameters.get('kind'));
  return { of: kind && isId(id) ? { kind, id } : undefined, focus: isId(focus) ? focus : undefined };
}
