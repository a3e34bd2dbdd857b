import type { mallGoods } from './mall.tables.ts';

const names = (zh: string, en: string, vi: string) => ({ zh, en, vi });
type Seed = typeof mallGoods.$inferInsert;

/** A pack of gifts, slightly cheaper than single ones. */
const pack = (place: number, art: Seed['art'], giftId: string, giftCount: number, price: number, called: Seed['names']): Seed => ({
  place,
  kind: 'virtual',
  art,
  giftId,
  giftCount,
  price,
  names: called,
  abouts: names(
    '换到就在背包里，进直播间就能送',
    'In your backpack at once, ready for any room',
    'Có ngay trong túi đồ, tặng được ở mọi phòng',
  ),
});

/** Goods of a new site: packs for the backpack, and merchandise. */
export const firstGoods: readonly Seed[] = [
  pack(10, 'scarf', 'scarf', 10, 600, names('围巾 10 条装', 'Ten scarves', 'Mười khăn CĐV')),
  pack(20, 'flare', 'flare', 5, 880, names('焰火 5 支装', 'Five flares', 'Năm pháo sáng')),
  pack(30, 'megaphone', 'megaphone', 5, 130, names('喇叭 5 个装', 'Five horns', 'Năm loa')),
  { ...pack(40, 'rocket', 'rocket', 1, 1_180, names('火箭 90 天', 'Rocket, 90 days', 'Tên lửa, 90 ngày')), giftDays: 90, most: 5 },
  pack(50, 'clap', 'clap', 100, 90, names('喝彩 100 次', 'A hundred claps', 'Một trăm lần vỗ tay')),
  {
    place: 60,
    kind: 'physical',
    art: 'mug',
    price: 2_900,
    stock: 160,
    most: 2,
    names: names('场边马克杯 380 ml', 'Pitchside mug, 380 ml', 'Cốc Pitchside 380 ml'),
    abouts: names('陶瓷，可进洗碗机；包邮', 'Stoneware, dishwasher safe; free delivery', 'Gốm, rửa máy được; miễn phí giao hàng'),
  },
  {
    place: 70,
    kind: 'physical',
    art: 'bag',
    price: 1_900,
    stock: 120,
    most: 2,
    names: names('帆布袋', 'Canvas bag', 'Túi vải'),
    abouts: names(
      '装得下围巾和水壶；包邮',
      'Room for a scarf and a flask; free delivery',
      'Đủ chỗ cho khăn và bình nước; miễn phí giao hàng',
    ),
  },
  {
    place: 80,
    kind: 'physical',
    art: 'cap',
    price: 3_600,
    stock: 80,
    most: 1,
    names: names('场边棒球帽', 'Pitchside cap', 'Mũ Pitchside'),
    abouts: names('可调节，均码；包邮', 'Adjustable, one size; free delivery', 'Một cỡ, chỉnh được; miễn phí giao hàng'),
  },
  {
    place: 90,
    kind: 'physical',
    art: 'shirt',
    price: 18_800,
    stock: 40,
    most: 1,
    names: names('复古球衣', 'Retro shirt', 'Áo đấu cổ điển'),
    abouts: names('码数写在地址后面；包邮', 'Add your size to the address; free delivery', 'Ghi cỡ áo sau địa chỉ; miễn phí giao hàng'),
  },
  {
    place: 100,
    kind: 'physical',
    art: 'football',
    price: 9_900,
    stock: 60,
    most: 1,
    names: names('5 号训练球', 'Size 5 training ball', 'Bóng tập số 5'),
    abouts: names('机缝，已充气；包邮', 'Machine stitched, inflated; free delivery', 'Khâu máy, đã bơm; miễn phí giao hàng'),
  },
];
