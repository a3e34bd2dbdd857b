export { OutcomeCard, outcomeTones, type OutcomeCardProps, type OutcomeTone } from './OutcomeCard.tsx';
