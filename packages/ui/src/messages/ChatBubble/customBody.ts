import type { CardBody, TextBody } from './message.ts';

/** A custom message as the messaging service delivers it. */
export interface CustomPayload {
  data: string;
  description?: string;
  /** JSON with title, imageUrl, id, type and price; may be broken. */
  extension?: string;
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : typeof value === 'number' ? String(value) : undefined;

function fieldsOf(extension: string | undefined): Record<string, unknown> | undefined {
  try {
    const read: unknown = JSON.parse(extension ?? '');
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Parses a custom message (spec, "Message display model"): `words` is plain text, anything else a card.
 * A broken extension gives a card without fields and calls `onBroken`.
 */
export function customBody(
  { data, description, extension }: CustomPayload,
  onBroken?: (extension: string | undefined) => void,
): TextBody | CardBody {
  if (data === 'words') return { type: 'text', text: description ?? extension ?? '' };
  const fields = fieldsOf(extension);
  if (!fields) {
    onBroken?.(extension);
    return { type: 'card', title: text(description) };
  }
  const price = Number(fields.price);
  const imageUrl = text(fields.imageUrl);
  return {
    type: 'card',
    title: text(fields.title) ?? text(description),
    imageUrl: imageUrl !== undefined && /^(https?:|data:image\/|\/)/i.test(imageUrl) ? imageUrl : undefined,
    id: text(fields.id),
    cardType: text(fields.type),
    price: text(fields.price) !== undefined && Number.isFinite(price) && price >= 0 ? price : undefined,
  };
}
