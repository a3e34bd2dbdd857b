/** Kinds of piece in an article, in the order of the menu. */
export const pieceKinds = ['paragraph', 'heading', 'quote', 'list', 'link', 'picture'] as const;
export type PieceKind = (typeof pieceKinds)[number];

/** One piece while it is written: every kind has the same fields, and uses those that it needs. */
export interface ArticlePieceDraft {
  /** A key of its own that stays while pieces move. */
  id: string;
  kind: PieceKind;
  /** The text; for a list one entry a line, for a picture its caption. */
  text: string;
  /** Person quoted, or address of a link. */
  more: string;
  /** The key of a picture; empty for the others. */
  upload: string;
}

/** A new piece without words. */
export const emptyPiece = (id: string, kind: PieceKind, upload = ''): ArticlePieceDraft => ({ id, kind, text: '', more: '', upload });
