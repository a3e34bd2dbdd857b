import { say, type League } from './football.types.ts';

const country = say('韩国', 'South Korea', 'Hàn Quốc');

export const kLeague1: League = {
  id: 'k1',
  names: say('韩国职业足球甲级联赛', 'K League 1', 'K League 1'),
  shortNames: say('韩K联', 'K League 1'),
  countryNames: country,
  color: '#0b3b7a',
  tier: 2,
  people: 'korean',
  youth: { mark: 'II', names: say('韩国预备队联赛', 'R League', 'Giải dự bị Hàn Quốc'), shortNames: say('韩预备', 'R League') },
  clubs: [
    ['jeonbuk', 74, '#00653a', '#ffd100', '全北现代汽车', '全北', 'Jeonbuk Hyundai Motors', 'Jeonbuk'],
    ['ulsan', 73, '#0c4da2', '#ffd400', '蔚山HD', '蔚山', 'Ulsan HD', 'Ulsan'],
    ['pohang', 71, '#d7000f', '#000000', '浦项制铁', '浦项', 'Pohang Steelers', 'Pohang'],
    ['fc-seoul', 72, '#b0141b', '#000000', 'FC首尔', '首尔', 'FC Seoul', 'FC Seoul'],
    ['daejeon', 71, '#8a1538', '#00694e', '大田市民', '大田', 'Daejeon Hana Citizen', 'Daejeon'],
    ['gimcheon', 70, '#c8102e', '#101820', '金泉尚武', '金泉', 'Gimcheon Sangmu', 'Gimcheon'],
    ['gangwon', 69, '#f26522', '#00583d', '江原', '江原', 'Gangwon FC', 'Gangwon'],
    ['gwangju', 68, '#ffd400', '#c8102e', '光州', '光州', 'Gwangju FC', 'Gwangju'],
    ['jeju', 67, '#f26522', '#002a5c', '济州SK', '济州', 'Jeju SK', 'Jeju'],
    ['anyang', 66, '#5f249f', '#ffffff', '安养', '安养', 'FC Anyang', 'Anyang'],
    ['incheon', 67, '#0054a6', '#000000', '仁川联', '仁川', 'Incheon United', 'Incheon'],
    ['bucheon', 64, '#a6192e', '#000000', '富川1995', '富川', 'Bucheon FC 1995', 'Bucheon'],
  ],
};

export const kLeague2: League = {
  id: 'k2',
  names: say('韩国职业足球乙级联赛', 'K League 2', 'K League 2'),
  shortNames: say('韩K2联', 'K League 2'),
  countryNames: country,
  color: '#3c6e9f',
  tier: 3,
  people: 'korean',
  clubs: [
    ['suwon-bluewings', 68, '#0a50a1', '#e60012', '水原三星', '水原三星', 'Suwon Samsung Bluewings', 'Bluewings'],
    ['suwon-fc', 65, '#0c2d6b', '#d7000f', '水原FC', '水原FC', 'Suwon FC', 'Suwon FC'],
    ['daegu', 65, '#6cace4', '#ffffff', '大邱', '大邱', 'Daegu FC', 'Daegu'],
    ['seoul-eland', 64, '#13294b', '#c69214', '首尔衣恋', '衣恋', 'Seoul E-Land', 'E-Land'],
    ['jeonnam', 63, '#ffe100', '#00653a', '全南天龙', '全南', 'Jeonnam Dragons', 'Jeonnam'],
    ['busan', 63, '#d7000f', '#ffffff', '釜山偶像', '釜山', 'Busan IPark', 'Busan'],
    ['seongnam', 62, '#000000', '#ffffff', '城南', '城南', 'Seongnam FC', 'Seongnam'],
    ['gimpo', 62, '#00843d', '#e5b611', '金浦', '金浦', 'Gimpo FC', 'Gimpo'],
    ['chungnam-asan', 61, '#ffd100', '#0057a8', '忠南牙山', '牙山', 'Chungnam Asan', 'Asan'],
    ['cheonan', 58, '#6fb9e7', '#0d2240', '天安城', '天安', 'Cheonan City', 'Cheonan'],
    ['gyeongnam', 60, '#d7000f', '#000000', '庆南', '庆南', 'Gyeongnam FC', 'Gyeongnam'],
    ['chungbuk-cheongju', 58, '#002d72', '#d4001a', '忠北清州', '清州', 'Chungbuk Cheongju', 'Cheongju'],
    ['hwaseong', 57, '#f58220', '#1a1a1a', '华城', '华城', 'Hwaseong FC', 'Hwaseong'],
    ['ansan', 57, '#00a19a', '#ffffff', '安山小绿人', '安山', 'Ansan Greeners', 'Ansan'],
  ],
};
