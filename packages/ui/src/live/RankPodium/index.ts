export { RankPodium, type RankPodiumProps } from './RankPodium.tsx';
