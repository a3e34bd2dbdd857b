import type { Names } from '../../../text/local.ts';

/** Points deducted from a team in a season, with the reason. */
export interface KnownDeduction {
  competitionId: string;
  season: string;
  teamId: string;
  points: number;
  reasonNames: Names;
}

const finances: Names = { zh: '违反财务规则', en: 'Breach of financial rules', vi: 'Vi phạm quy định tài chính' };
const insolvency: Names = { zh: '进入破产托管', en: 'Entered administration', vi: 'Vào diện quản lý phá sản' };
const both: Names = {
  zh: '进入破产托管，违反财务规则',
  en: 'Entered administration, breach of financial rules',
  vi: 'Vào diện quản lý phá sản, vi phạm quy định tài chính',
};
const absence: Names = { zh: '没有到场比赛', en: 'Did not turn up for a match', vi: 'Bỏ một trận đấu' };
const ineligible: Names = { zh: '派出不合资格球员', en: 'Fielded an ineligible player', vi: 'Sử dụng cầu thủ không đủ tư cách' };
const accounts: Names = { zh: '账目造假', en: 'False accounting', vi: 'Gian lận sổ sách' };
const wages: Names = { zh: '拖欠工资和税款', en: 'Unpaid wages and taxes', vi: 'Nợ lương và thuế' };
const latePay: Names = { zh: '拖欠工资', en: 'Unpaid wages', vi: 'Nợ lương' };
const crowd = (zh: string, en: string): Names => ({ zh: `球迷骚乱，${zh}`, en: `Crowd disorder, ${en}`, vi: `Khán giả gây rối, ${en}` });

/** Known deductions of past seasons. An import of such a season writes them to the table, where later ones are added. */
export const knownDeductions: readonly KnownDeduction[] = [
  { competitionId: 'epl', season: '1996-97', teamId: 'middlesbrough', points: 3, reasonNames: absence },
  { competitionId: 'epl', season: '2009-10', teamId: 'portsmouth', points: 9, reasonNames: insolvency },
  { competitionId: 'scottish-premiership', season: '2011-12', teamId: 'rangers', points: 10, reasonNames: insolvency },
  { competitionId: 'scottish-premiership', season: '2013-14', teamId: 'hearts', points: 15, reasonNames: insolvency },
  { competitionId: 'championship', season: '2011-12', teamId: 'portsmouth', points: 10, reasonNames: insolvency },
  { competitionId: 'championship', season: '2014-15', teamId: 'rotherham', points: 3, reasonNames: ineligible },
  { competitionId: 'serie-a', season: '2014-15', teamId: 'parma', points: 7, reasonNames: wages },
  { competitionId: 'championship', season: '2018-19', teamId: 'birmingham', points: 9, reasonNames: finances },
  { competitionId: 'serie-a', season: '2018-19', teamId: 'chievo', points: 3, reasonNames: accounts },
  { competitionId: 'championship', season: '2019-20', teamId: 'wigan', points: 12, reasonNames: insolvency },
  { competitionId: 'championship', season: '2020-21', teamId: 'sheffield-wed', points: 6, reasonNames: finances },
  { competitionId: 'championship', season: '2021-22', teamId: 'derby', points: 21, reasonNames: both },
  { competitionId: 'championship', season: '2021-22', teamId: 'reading', points: 6, reasonNames: finances },
  { competitionId: 'championship', season: '2022-23', teamId: 'reading', points: 6, reasonNames: finances },
  { competitionId: 'championship', season: '2022-23', teamId: 'wigan', points: 3, reasonNames: latePay },
  { competitionId: 'league-one', season: '2012-13', teamId: 'portsmouth', points: 10, reasonNames: insolvency },
  { competitionId: 'league-one', season: '2023-24', teamId: 'reading', points: 6, reasonNames: wages },
  { competitionId: 'eredivisie', season: '2014-15', teamId: 'twente', points: 6, reasonNames: finances },
  { competitionId: 'eredivisie', season: '2015-16', teamId: 'twente', points: 3, reasonNames: finances },
  { competitionId: 'eredivisie', season: '2023-24', teamId: 'vitesse', points: 18, reasonNames: finances },
  { competitionId: 'ligue-1', season: '2021-22', teamId: 'nice', points: 1, reasonNames: crowd('尼斯对马赛', 'Nice v Marseille') },
  { competitionId: 'ligue-1', season: '2021-22', teamId: 'lyon', points: 1, reasonNames: crowd('里昂对马赛', 'Lyon v Marseille') },
  { competitionId: 'epl', season: '2023-24', teamId: 'everton', points: 8, reasonNames: finances },
  { competitionId: 'epl', season: '2023-24', teamId: 'nottm-forest', points: 4, reasonNames: finances },
  { competitionId: 'serie-a', season: '2022-23', teamId: 'juventus', points: 10, reasonNames: finances },
];
