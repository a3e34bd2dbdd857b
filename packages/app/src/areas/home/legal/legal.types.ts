/** A part of a document; its id stands in addresses and is the same in every language. */
export interface LegalSection {
  id: string;
  title: string;
  paragraphs: readonly string[];
  /** List under the paragraphs. */
  points?: readonly string[];
}

/** A document of the site in one language. */
export interface LegalText {
  title: string;
  /** Day from which it holds, ISO: 2026-11-01. */
  since: string;
  /** Counted from 1. */
  version: number;
  /** Summary of the most important points, three or fewer. */
  brief: readonly { title: string; text: string }[];
  sections: readonly LegalSection[];
}
