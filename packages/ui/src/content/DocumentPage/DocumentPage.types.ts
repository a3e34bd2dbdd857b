/** A part of a document. */
export interface DocumentSection {
  /** Anchor in addresses: `#top-up`. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  /** A list under the paragraphs. */
  points?: readonly string[];
}
