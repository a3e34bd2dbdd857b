/** Kinds of piece in an article, in the order of the menu. */
export const pieceKinds = ['paragraph', 'heading', 'quote', 'list', 'link', 'picture'] as const;
export type PieceKind = (typeof pieceKinds)[number];

/** One piece in the editor: every kind has the same fields, and uses those that it needs. */
export interface ArticlePieceDraft {
  /** Stable key of the piece, also when pieces move. */
  id: string;
  kind: PieceKind;
  /** The text; for a list one entry a line, for a picture its caption. */
  text: string;
  /** Person quoted, or address of a link. */
  more: string;
  /** The key of a picture; empty for the others. */
  upload: string;
}

/** Creates an empty piece. */
export const emptyPiece = (id: string, kind: PieceKind, upload = ''): ArticlePieceDraft => ({ id, kind, text: '', more: '', upload });
