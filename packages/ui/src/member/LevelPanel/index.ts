export { LevelPanel, type LevelGift, type LevelPanelProps, type LevelStanding } from './LevelPanel.tsx';
