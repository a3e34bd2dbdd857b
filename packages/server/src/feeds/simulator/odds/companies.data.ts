import { say } from '../../../catalogue/football/football.types.ts';
import type { FeedCompany } from '../../../modules/scores/sport/index.ts';

/** Pricing of a company in the simulated world. */
export interface Bookmaker extends FeedCompany {
  /** Margin on the chances of two-way and of three-way markets: 0.04 makes fair 2.00 into 1.92. */
  margin: { two: number; three: number };
  /** Seconds of play between two updates of its prices. */
  tempo: number;
}

const all = ['football', 'basketball', 'esports'] as const;
const both = ['football', 'basketball'] as const;
const football = ['football'] as const;

/** Invented companies; the first is the usual one. */
export const bookmakers: readonly Bookmaker[] = [
  { id: '1', names: say('皇石', 'Kingstone'), rank: 1, sports: all, margin: { two: 0.03, three: 0.055 }, tempo: 60 },
  { id: '2', names: say('三六', 'Threesix'), rank: 2, sports: all, margin: { two: 0.045, three: 0.065 }, tempo: 75 },
  { id: '3', names: say('澳港', 'Harbour'), rank: 3, sports: both, margin: { two: 0.065, three: 0.1 }, tempo: 120 },
  { id: '4', names: say('威廉堡', 'Fort Will'), rank: 4, sports: football, margin: { two: 0.05, three: 0.075 }, tempo: 110 },
  { id: '5', names: say('易盘', 'Easyline'), rank: 5, sports: all, margin: { two: 0.04, three: 0.06 }, tempo: 80 },
  { id: '6', names: say('明珠', 'Pearl'), rank: 6, sports: both, margin: { two: 0.035, three: 0.05 }, tempo: 95 },
  { id: '7', names: say('金冠', 'Gold Crown'), rank: 7, sports: football, margin: { two: 0.055, three: 0.085 }, tempo: 130 },
  { id: '8', names: say('北极', 'Polaris'), rank: 8, sports: all, margin: { two: 0.025, three: 0.035 }, tempo: 70 },
];
