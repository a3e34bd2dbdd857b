import { Chip } from '../../actions/Chip/index.ts';
import { say } from '../../lab/storykit/say.ts';
import type { TableColumn } from './column.ts';

/** One withdrawal under review. */
export interface Withdrawal {
  id: string;
  who: string;
  amount: number;
  to: string;
  doubt: string | undefined;
  waits: number;
}

const bank = say('工商 3381', 'ICBC 3381', 'ICBC 3381');

/** Withdrawals of one evening. */
export const withdrawals: readonly Withdrawal[] = [
  {
    id: 'W26111931',
    who: say('老陈盘口', 'Old Chen', 'Lão Trần'),
    amount: 1250,
    to: bank,
    doubt: say('户名不一致', 'Name differs', 'Sai tên chủ thẻ'),
    waits: 1188,
  },
  {
    id: 'W26112001',
    who: say('北看台老周', 'North Stand', 'Chu khán đài Bắc'),
    amount: 300,
    to: say('招商 6027', 'CMB 6027', 'CMB 6027'),
    doubt: undefined,
    waits: 72,
  },
  {
    id: 'W26112007',
    who: say('扣篮女王', 'Dunk Queen', 'Nữ hoàng úp rổ'),
    amount: 4860,
    to: '186****0092',
    doubt: say('单日第 2 笔', 'Second today', 'Lần 2 trong ngày'),
    waits: 58,
  },
  { id: 'W26112019', who: say('解说小川', 'Ogawa Live', 'BLV Xuyên'), amount: 820, to: bank, doubt: undefined, waits: 6 },
];

/** Columns of the list of withdrawals. */
export const columns: readonly TableColumn<Withdrawal>[] = [
  { id: 'id', head: say('单号', 'Number', 'Mã đơn'), cell: ({ id }) => say(id, id, id), width: 130 },
  { id: 'who', head: say('申请人', 'Member', 'Người gửi'), cell: ({ who }) => who, sortFirst: 'ascending' },
  { id: 'to', head: say('去向', 'To', 'Nhận về'), cell: ({ to }) => to },
  { id: 'doubt', head: say('疑点', 'Doubt', 'Nghi vấn'), cell: ({ doubt }) => doubt && <Chip tone="warning">{doubt}</Chip> },
  {
    id: 'waits',
    head: say('已等（分）', 'Waiting, min', 'Đã chờ (phút)'),
    cell: ({ waits }) => waits,
    numeric: true,
    sortFirst: 'descending',
  },
  {
    id: 'amount',
    head: say('金额', 'Amount', 'Số tiền'),
    cell: ({ amount }) => `¥${amount.toFixed(2)}`,
    numeric: true,
    sortFirst: 'descending',
  },
];
