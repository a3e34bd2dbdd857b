export { EmbedBuilder, type EmbedBuilderProps, type EmbedChoice } from './EmbedBuilder.tsx';
