export { ArticleCard, articleLooks, type ArticleCardItem, type ArticleCardProps, type ArticleLook } from './ArticleCard.tsx';
