import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { ZoneTone } from '@pitchside/api/scores/competitions';

/** Zone of a table. Places count from 1, or from the end when negative. */
export interface ZoneRule {
  tone: ZoneTone;
  name: MessageDescriptor;
  from: number;
  to: number;
  /** Number of best teams across groups at these places. */
  best?: number;
}

const zone =
  (tone: ZoneTone, name: MessageDescriptor) =>
  (from: number, to = from): ZoneRule => ({ tone, name, from, to });

const championsLeague = zone('continental', msg`欧冠`);
const europaLeague = zone('continental_second', msg`欧联`);
const conferenceLeague = zone('continental_third', msg`欧协联`);
const asianElite = zone('continental', msg`亚冠精英`);
const asianSecond = zone('continental_second', msg`亚冠二级`);
const libertadores = zone('continental', msg`解放者杯`);
const sudamericana = zone('continental_second', msg`南美杯`);
const promotion = zone('promotion', msg`升级`);
const promotionPlayoff = zone('promotion_playoff', msg`升级附加赛`);
const finals = zone('advance', msg`季后赛`);
const advance = zone('advance', msg`晋级`);
/** Zone of the best third-placed teams across groups. */
const bestThirds = (best: number): ZoneRule => ({ ...zone('promotion_playoff', msg`成绩最好的第三名`)(3), best });
const lastSixteen = zone('advance', msg`16强`);
const knockoutPlayoff = zone('promotion_playoff', msg`淘汰赛附加赛`);
const relegationPlayoff = zone('relegation_playoff', msg`降级附加赛`);
const relegation = zone('relegation', msg`降级`);

/** Zones of a competition by starting year; the last applicable entry counts. */
export const zones: Readonly<Record<string, readonly (readonly [since: number, zones: readonly ZoneRule[]])[]>> = {
  epl: [
    [0, [championsLeague(1, 4), europaLeague(5, 6), relegation(-3, -1)]],
    [2020, [championsLeague(1, 4), europaLeague(5, 6), conferenceLeague(7), relegation(-3, -1)]],
    [2024, [championsLeague(1, 5), europaLeague(6), conferenceLeague(7), relegation(-3, -1)]],
  ],
  championship: [[0, [promotion(1, 2), promotionPlayoff(3, 6), relegation(-3, -1)]]],
  laliga: [
    [0, [championsLeague(1, 4), europaLeague(5, 6), relegation(-3, -1)]],
    [2020, [championsLeague(1, 4), europaLeague(5, 6), conferenceLeague(7), relegation(-3, -1)]],
    [2024, [championsLeague(1, 5), europaLeague(6, 7), conferenceLeague(8), relegation(-3, -1)]],
  ],
  bundesliga: [
    [0, [championsLeague(1, 4), europaLeague(5, 6), relegationPlayoff(-3), relegation(-2, -1)]],
    [2020, [championsLeague(1, 4), europaLeague(5, 6), conferenceLeague(7), relegationPlayoff(-3), relegation(-2, -1)]],
    [2023, [championsLeague(1, 5), europaLeague(6, 7), conferenceLeague(8), relegationPlayoff(-3), relegation(-2, -1)]],
    [2024, [championsLeague(1, 4), europaLeague(5, 6), conferenceLeague(7), relegationPlayoff(-3), relegation(-2, -1)]],
  ],
  'serie-a': [
    [0, [championsLeague(1, 3), europaLeague(4, 6), relegation(-3, -1)]],
    [2017, [championsLeague(1, 4), europaLeague(5, 6), relegation(-3, -1)]],
    [2020, [championsLeague(1, 4), europaLeague(5, 6), conferenceLeague(7), relegation(-3, -1)]],
    [2023, [championsLeague(1, 5), europaLeague(6, 7), conferenceLeague(8), relegation(-3, -1)]],
    [2024, [championsLeague(1, 4), europaLeague(5, 6), conferenceLeague(7), relegation(-3, -1)]],
  ],
  'ligue-1': [
    [0, [championsLeague(1, 3), europaLeague(4, 5), relegationPlayoff(-3), relegation(-2, -1)]],
    [2020, [championsLeague(1, 3), europaLeague(4), conferenceLeague(5), relegationPlayoff(-3), relegation(-2, -1)]],
    [2024, [championsLeague(1, 4), europaLeague(5), conferenceLeague(6), relegationPlayoff(-3), relegation(-2, -1)]],
  ],
  eredivisie: [
    [0, [championsLeague(1, 2), europaLeague(3), relegationPlayoff(-3), relegation(-2, -1)]],
    [2020, [championsLeague(1, 2), europaLeague(3), conferenceLeague(4, 8), relegationPlayoff(-3), relegation(-2, -1)]],
  ],
  'primeira-liga': [
    [0, [championsLeague(1, 2), europaLeague(3, 4), relegationPlayoff(-3), relegation(-2, -1)]],
    [2020, [championsLeague(1, 2), europaLeague(3, 4), conferenceLeague(5), relegationPlayoff(-3), relegation(-2, -1)]],
  ],
  'super-lig': [
    [0, [championsLeague(1, 2), europaLeague(3), relegation(-3, -1)]],
    [2020, [championsLeague(1, 2), europaLeague(3), conferenceLeague(4), relegation(-3, -1)]],
  ],
  'scottish-premiership': [
    [0, [championsLeague(1, 2), europaLeague(3), relegationPlayoff(-2), relegation(-1)]],
    [2020, [championsLeague(1, 2), europaLeague(3), conferenceLeague(4), relegationPlayoff(-2), relegation(-1)]],
  ],
  csl: [
    [0, [asianElite(1, 2), asianSecond(3), relegation(-2, -1)]],
    // Two groups of eight; the first four of each play for the title.
    [2020, [advance(1, 4)]],
    [2021, [asianElite(1, 3), relegationPlayoff(-2, -1)]],
    [2022, [asianElite(1, 2), asianSecond(3), relegation(-2, -1)]],
  ],
  'china-league-one': [[0, [promotion(1, 2), relegation(-2, -1)]]],
  j1: [[0, [asianElite(1, 2), asianSecond(3), relegation(-3, -1)]]],
  k1: [[0, [asianElite(1, 2), asianSecond(3), relegationPlayoff(-3, -2), relegation(-1)]]],
  k2: [[0, [promotion(1), promotionPlayoff(2, 5)]]],
  'saudi-pro-league': [[0, [asianElite(1, 3), asianSecond(4), relegation(-3, -1)]]],
  'v-league': [[0, [asianSecond(1), relegationPlayoff(-2), relegation(-1)]]],
  'thai-league': [[0, [asianElite(1), asianSecond(2), relegation(-3, -1)]]],
  'a-league': [[0, [finals(1, 6)]]],
  brasileirao: [[0, [libertadores(1, 6), sudamericana(7, 12), relegation(-4, -1)]]],
  ucl: [[2024, [lastSixteen(1, 8), knockoutPlayoff(9, 24)]]],
  uel: [[2024, [lastSixteen(1, 8), knockoutPlayoff(9, 24)]]],
  uecl: [[2024, [lastSixteen(1, 8), knockoutPlayoff(9, 24)]]],
  'afc-elite': [[2024, [advance(1, 8)]]],
  'afc-two': [[2024, [advance(1, 8)]]],
  euro: [
    [0, [advance(1, 2)]],
    [2016, [advance(1, 2), bestThirds(4)]],
  ],
  'world-cup': [
    [0, [advance(1, 2)]],
    [1986, [advance(1, 2), bestThirds(4)]],
    [1998, [advance(1, 2)]],
    [2026, [advance(1, 2), bestThirds(8)]],
  ],
};
