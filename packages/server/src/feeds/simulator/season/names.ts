import { say } from '../../../catalogue/football/football.types.ts';
import type { Names } from '../../../text/local.ts';

/** Rounds by their number, in leagues. */
export const roundName = (number: number): Names => say(`第${number}轮`, `Round ${number}`, `Vòng ${number}`);

/** The same where teams play several times a week. */
export const weekName = (number: number): Names => say(`第${number}周`, `Week ${number}`, `Tuần ${number}`);

/** Name of a round in which some teams have a bye. */
export const playoffName = (afterLeague: boolean): Names =>
  afterLeague ? say('淘汰赛附加赛', 'Knockout play-offs', 'Play-off vòng loại trực tiếp') : say('第一轮', 'First round', 'Vòng 1');

const known: Readonly<Record<number, Names>> = {
  1: say('决赛', 'Final', 'Chung kết'),
  2: say('半决赛', 'Semi-finals', 'Bán kết'),
  4: say('8强', 'Quarter-finals', 'Tứ kết'),
};

/** A knock-out round by its ties, as the files of real seasons call it. */
export const knockoutName = (ties: number): Names => known[ties] ?? say(`${2 * ties}强`, `Round of ${2 * ties}`, `Vòng ${2 * ties} đội`);
