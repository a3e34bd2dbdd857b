export { ArticleText, type ArticlePiece, type ArticleTextProps } from './ArticleText.tsx';
