export { ArticleEditor, type ArticleEditorProps } from './ArticleEditor.tsx';
export { emptyPiece, pieceKinds, type ArticlePieceDraft, type PieceKind } from './piece.ts';
