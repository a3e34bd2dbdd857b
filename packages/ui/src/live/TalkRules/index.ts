export { slowSteps, TalkRules, type TalkRulesProps, type TalkRulesValue, type TalkSlow } from './TalkRules.tsx';
