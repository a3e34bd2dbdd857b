import type { Names } from '../../text/local.ts';

/** Points that were taken from a team in a season, with the reason. */
export interface KnownDeduction {
  competitionId: string;
  season: string;
  teamId: string;
  points: number;
  reasonNames: Names;
}

const finances: Names = { zh: '违反财务规则', en: 'Breach of financial rules', vi: 'Vi phạm quy định tài chính' };
const crowd = (zh: string, en: string): Names => ({ zh: `球迷骚乱，${zh}`, en: `Crowd disorder, ${en}`, vi: `Khán giả gây rối, ${en}` });

/** What is known from the past; an import of such a season writes it to the table, where later ones are added. */
export const knownDeductions: readonly KnownDeduction[] = [
  { competitionId: 'ligue-1', season: '2021-22', teamId: 'nice', points: 1, reasonNames: crowd('尼斯对马赛', 'Nice v Marseille') },
  { competitionId: 'ligue-1', season: '2021-22', teamId: 'lyon', points: 1, reasonNames: crowd('里昂对马赛', 'Lyon v Marseille') },
  { competitionId: 'epl', season: '2023-24', teamId: 'everton', points: 8, reasonNames: finances },
  { competitionId: 'epl', season: '2023-24', teamId: 'nottm-forest', points: 4, reasonNames: finances },
  { competitionId: 'serie-a', season: '2022-23', teamId: 'juventus', points: 10, reasonNames: finances },
];
