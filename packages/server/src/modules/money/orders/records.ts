import { msg } from '@lingui/core/macro';
import { orderStates, type MoneyRecord, type RecordKind } from '@pitchside/api/money/orders';
import type { Handlers } from '../../../platform/handlers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordSpan } from '../../../platform/recordSpan.ts';
import { languages, local, type LocalText, type Localizable, type Names } from '../../../text/local.ts';
import { speakAll } from '../../../text/speak.ts';
import type { OrderRow, OrdersRepository } from './orders.repository.ts';
import { describeOrder, type OrderParts } from './orders.service.ts';
import { brandNames, kindNames, orderStateNames } from './records.data.ts';
import { createRecordsRepository, type MovedRow, type Span } from './records.repository.ts';

const isNames = (value: unknown): value is Names =>
  typeof value === 'object' &&
  value !== null &&
  languages.every((language) => typeof (value as Record<string, unknown>)[language] === 'string');
const isLocal = (value: unknown): value is LocalText => typeof value === 'object' && value !== null && '$t' in value && isNames(value.$t);

/** Text from a transfer's details, in the reader's language if available. */
function textOf(value: unknown): string | LocalText | undefined {
  if (typeof value === 'string' && value !== '') return value;
  return isNames(value) ? local(value) : isLocal(value) ? value : undefined;
}

const counted = (name: string | LocalText, count: unknown): string | LocalText => {
  if (typeof count !== 'number' || count < 1) return name;
  const add = (text: string) => `${text} ×${count}`;
  return typeof name === 'string' ? add(name) : local({ zh: add(name.$t.zh), en: add(name.$t.en), vi: add(name.$t.vi) });
};

/** The title of a room changes with each broadcast; its owner does not. */
const roomOf = (host: string) => msg`${host}的直播间`;

const knownBrand = (brand: unknown) => Object.entries(brandNames).find(([name]) => name === brand)?.[1];

function titleOf({ kind, detail }: MovedRow): string | LocalText {
  const brand = kind === 'recharge' ? knownBrand(detail.brand) : undefined;
  const name = textOf(detail.name) ?? textOf(detail.names) ?? textOf(detail.note) ?? local(speakAll(brand ?? kindNames[kind]));
  return counted(name, detail.count);
}

const describe = (row: MovedRow): Localizable<MoneyRecord> => ({
  no: String(row.id),
  at: Number(row.at),
  type: row.kind,
  type_name: local(speakAll(kindNames[row.kind])),
  title: titleOf(row),
  place: textOf(row.detail.place) ?? (row.host === null ? '' : local(speakAll(roomOf(row.host)))),
  peer: row.peer && { id: String(row.peer.id), user_nickname: row.peer.nickname, avatar: row.peer.avatar },
  diamonds: Number(row.diamonds),
  wallet: Number(row.wallet),
  income: Number(row.income),
  experience: Number(row.experience) / 10,
  order: null,
});

const isState = (type: string): type is OrderRow['state'] => orderStates.some((state) => state === type);
const isKind = (type: string): type is MovedRow['kind'] => type in kindNames;

/** Orders, spending and income of a member, within three months. */
export function createRecordHandlers(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  repository: OrdersRepository,
  payUrl: OrderParts['payUrl'],
): Pick<Handlers, 'getOrderList' | 'getOrderTypes'> {
  const records = createRecordsRepository(db);

  const describeAsRecord = (order: OrderRow): Localizable<MoneyRecord> => {
    const view = describeOrder(order, payUrl);
    return {
      no: order.no,
      at: order.createdAt,
      type: order.state,
      type_name: local(speakAll(orderStateNames[order.state])),
      title: local(speakAll(brandNames[order.brand])),
      place: '',
      peer: null,
      diamonds: order.diamonds + view.bonus,
      wallet: 0,
      income: 0,
      experience: 0,
      order: view,
    };
  };

  async function orders(span: Span, type: string | undefined, offset: number, limit: number) {
    const state = type === undefined ? undefined : isState(type) ? type : 'none';
    if (state === 'none') return { list: [], sums: { count: 0, paid: 0, diamonds: 0 }, days: [] };
    const [list, sums, days] = await Promise.all([
      repository.list(span.userId, span.from, span.to, state, offset, limit),
      records.orderSums(span, state),
      records.orderDays(span, state),
    ]);
    return { list: list.map(describeAsRecord), sums, days };
  }

  return {
    async getOrderList({ kind, type, page, limit, ...given }, { member }) {
      const { days: bounds, ...between } = recordSpan(clock.now(), given);
      const span: Span = { userId: member.id, ...between };
      const offset = (page - 1) * limit;
      if (kind === 'order') {
        const { list, sums, days } = await orders(span, type, offset, limit);
        return {
          list,
          total: Number(sums.count),
          page,
          limit,
          ...bounds,
          sums: {
            diamonds: Number(sums.diamonds),
            wallet: 0,
            income: 0,
            paid: Number(sums.paid),
            experience: 0,
            count: Number(sums.count),
          },
          days,
        };
      }
      const [list, sums, days] = await Promise.all([
        records.list(span, kind, type, offset, limit),
        records.sums(span, kind, type),
        records.days(span, kind, type),
      ]);
      return {
        list: list.map(describe),
        total: Number(sums.count),
        page,
        limit,
        ...bounds,
        sums: { ...sums, paid: 0, experience: sums.experience / 10 },
        days,
      };
    },
    async getOrderTypes({ kind, ...given }, { member }) {
      const { from, to } = recordSpan(clock.now(), given);
      const span: Span = { userId: member.id, from, to };
      const named: Record<RecordKind, () => Promise<{ type: string; total: number; name: LocalText }[]>> = {
        order: async () =>
          (await records.orderTypes(span)).flatMap(({ type, total }) =>
            isState(type) ? [{ type, total, name: local(speakAll(orderStateNames[type])) }] : [],
          ),
        consume: async () =>
          (await records.types(span, 'consume')).flatMap(({ type, total }) =>
            isKind(type) ? [{ type, total, name: local(speakAll(kindNames[type])) }] : [],
          ),
        income: async () =>
          (await records.types(span, 'income')).flatMap(({ type, total }) =>
            isKind(type) ? [{ type, total, name: local(speakAll(kindNames[type])) }] : [],
          ),
      };
      return { list: await named[kind]() };
    },
  };
}
