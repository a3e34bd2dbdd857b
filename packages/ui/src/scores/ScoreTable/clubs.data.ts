/** Clubs that stories play with, by league: id, Chinese full and short name, English full and short name, first and second colour. */
export const leagues = [
  { id: 'epl', names: ['英超', 'Premier', 'Ngoại hạng Anh'], country: ['英格兰', 'England', 'Anh'], color: 'oklch(0.45 0.19 305)' },
  { id: 'liga', names: ['西甲', 'La Liga', 'La Liga'], country: ['西班牙', 'Spain', 'Tây Ban Nha'], color: 'oklch(0.66 0.19 45)' },
  { id: 'bl1', names: ['德甲', 'Bundesliga', 'Bundesliga'], country: ['德国', 'Germany', 'Đức'], color: 'oklch(0.53 0.21 26)' },
  { id: 'sa', names: ['意甲', 'Serie A', 'Serie A'], country: ['意大利', 'Italy', 'Ý'], color: 'oklch(0.55 0.17 255)' },
  { id: 'l1', names: ['法甲', 'Ligue 1', 'Ligue 1'], country: ['法国', 'France', 'Pháp'], color: 'oklch(0.62 0.12 200)' },
  { id: 'csl', names: ['中超', 'CSL', 'VĐQG TQ'], country: ['中国', 'China', 'Trung Quốc'], color: 'oklch(0.5 0.17 18)' },
  { id: 'ere', names: ['荷甲', 'Eredivisie', 'VĐQG Hà Lan'], country: ['荷兰', 'Netherlands', 'Hà Lan'], color: 'oklch(0.7 0.18 50)' },
  { id: 'spl', names: ['沙特联', 'Saudi Pro', 'VĐQG Ả Rập'], country: ['沙特', 'Saudi Arabia', 'Ả Rập Xê Út'], color: 'oklch(0.5 0.14 152)' },
] as const;

const [R, W, K, B, S, N, G, Y, O, C, P, D] = ['oklch(0.53 0.21 26)', '#fff', '#17181b', 'oklch(0.45 0.16 260)', 'oklch(0.75 0.1 235)', 'oklch(0.3 0.09 265)', 'oklch(0.5 0.14 152)', 'oklch(0.87 0.16 95)', 'oklch(0.7 0.18 50)', 'oklch(0.38 0.13 10)', 'oklch(0.42 0.17 300)', 'oklch(0.8 0.12 85)'] as const;

export const clubRows = [
  ['epl', 'mci', '曼彻斯特城', '曼城', 'Manchester City', 'Man City', S, W], ['epl', 'ars', '阿森纳', '阿森纳', 'Arsenal', 'Arsenal', R, W], ['epl', 'liv', '利物浦', '利物浦', 'Liverpool', 'Liverpool', 'oklch(0.48 0.2 25)', D], ['epl', 'che', '切尔西', '切尔西', 'Chelsea', 'Chelsea', B, W],
  ['epl', 'new', '纽卡斯尔联', '纽卡斯尔联', 'Newcastle United', 'Newcastle', K, W], ['epl', 'avl', '阿斯顿维拉', '阿斯顿维拉', 'Aston Villa', 'Aston Villa', C, S], ['epl', 'ful', '富勒姆', '富勒姆', 'Fulham', 'Fulham', W, K], ['epl', 'tot', '托特纳姆热刺', '热刺', 'Tottenham Hotspur', 'Tottenham', W, N], ['epl', 'mun', '曼彻斯特联', '曼联', 'Manchester United', 'Man United', R, Y], ['epl', 'bha', '布莱顿', '布莱顿', 'Brighton', 'Brighton', B, W],
  ['liga', 'rma', '皇家马德里', '皇家马德里', 'Real Madrid', 'Real Madrid', 'oklch(0.96 0.01 280)', D], ['liga', 'bar', '巴塞罗那', '巴塞罗那', 'Barcelona', 'Barcelona', 'oklch(0.42 0.15 265)', 'oklch(0.48 0.18 15)'], ['liga', 'atm', '马德里竞技', '马德里竞技', 'Atlético Madrid', 'Atlético', R, W], ['liga', 'vil', '比利亚雷亚尔', '比利亚雷亚尔', 'Villarreal', 'Villarreal', Y, B], ['liga', 'bet', '皇家贝蒂斯', '贝蒂斯', 'Real Betis', 'Betis', G, W], ['liga', 'ath', '毕尔巴鄂竞技', '毕尔巴鄂', 'Athletic Bilbao', 'Athletic', R, W],
  ['bl1', 'bay', '拜仁慕尼黑', '拜仁慕尼黑', 'Bayern Munich', 'Bayern', R, B], ['bl1', 'bvb', '多特蒙德', '多特蒙德', 'Borussia Dortmund', 'Dortmund', Y, K], ['bl1', 'lev', '勒沃库森', '勒沃库森', 'Bayer Leverkusen', 'Leverkusen', R, K], ['bl1', 'rbl', '莱比锡红牛', '莱比锡红牛', 'RB Leipzig', 'RB Leipzig', W, R], ['bl1', 'vfb', '斯图加特', '斯图加特', 'VfB Stuttgart', 'Stuttgart', W, R], ['bl1', 'sge', '法兰克福', '法兰克福', 'Eintracht Frankfurt', 'Frankfurt', K, R],
  ['sa', 'int', '国际米兰', '国际米兰', 'Inter Milan', 'Inter', B, K], ['sa', 'juv', '尤文图斯', '尤文图斯', 'Juventus', 'Juventus', K, W], ['sa', 'ata', '亚特兰大', '亚特兰大', 'Atalanta', 'Atalanta', B, K], ['sa', 'rom', '罗马', '罗马', 'Roma', 'Roma', C, D], ['sa', 'nap', '那不勒斯', '那不勒斯', 'Napoli', 'Napoli', S, W], ['sa', 'mil', 'AC米兰', 'AC米兰', 'AC Milan', 'AC Milan', R, K],
  ['l1', 'ol', '里昂', '里昂', 'Lyon', 'Lyon', W, B], ['l1', 'asm', '摩纳哥', '摩纳哥', 'Monaco', 'Monaco', R, W], ['l1', 'om', '马赛', '马赛', 'Marseille', 'Marseille', W, S], ['l1', 'lil', '里尔', '里尔', 'Lille', 'Lille', R, N],
  ['csl', 'shs', '上海申花', '上海申花', 'Shanghai Shenhua', 'Shenhua', B, W], ['csl', 'sdt', '山东泰山', '山东泰山', 'Shandong Taishan', 'Taishan', O, B], ['csl', 'cdr', '成都蓉城', '成都蓉城', 'Chengdu Rongcheng', 'Chengdu', R, K], ['csl', 'zj', '浙江队', '浙江队', 'Zhejiang', 'Zhejiang', G, W], ['csl', 'sha', '上海海港', '上海海港', 'Shanghai Port', 'Port', R, W], ['csl', 'gua', '北京国安', '北京国安', 'Beijing Guoan', 'Guoan', G, Y],
  ['ere', 'aja', '阿贾克斯', '阿贾克斯', 'Ajax', 'Ajax', W, R], ['ere', 'psv', '埃因霍温', '埃因霍温', 'PSV Eindhoven', 'PSV', R, W], ['ere', 'fey', '费耶诺德', '费耶诺德', 'Feyenoord', 'Feyenoord', R, K], ['ere', 'az', '阿尔克马尔', '阿尔克马尔', 'AZ Alkmaar', 'AZ', R, W],
  ['spl', 'nas', '利雅得胜利', '利雅得胜利', 'Al Nassr', 'Al Nassr', Y, B], ['spl', 'itt', '吉达联合', '吉达联合', 'Al Ittihad', 'Al Ittihad', Y, K], ['spl', 'hil', '利雅得新月', '利雅得新月', 'Al Hilal', 'Al Hilal', B, W], ['spl', 'ahl', '吉达国民', '吉达国民', 'Al Ahli', 'Al Ahli', G, W],
] as const;

/** Basketball sides: as above, with their conference and place. */
export const hoopRows = [
  ['nba', 'lal', '洛杉矶湖人', '湖人', 'Los Angeles Lakers', 'Lakers', P, D], ['nba', 'gsw', '金州勇士', '勇士', 'Golden State Warriors', 'Warriors', B, Y], ['nba', 'bos', '波士顿凯尔特人', '凯尔特人', 'Boston Celtics', 'Celtics', G, W], ['nba', 'nyk', '纽约尼克斯', '尼克斯', 'New York Knicks', 'Knicks', B, O], ['nba', 'mia', '迈阿密热火', '热火', 'Miami Heat', 'Heat', C, K], ['nba', 'okc', '俄克拉荷马城雷霆', '雷霆', 'Oklahoma City Thunder', 'Thunder', S, O], ['nba', 'sas', '圣安东尼奥马刺', '马刺', 'San Antonio Spurs', 'Spurs', K, W], ['nba', 'phx', '菲尼克斯太阳', '太阳', 'Phoenix Suns', 'Suns', O, P],
  ['cba', 'gd', '广东宏远', '广东', 'Guangdong Tigers', 'Guangdong', R, D], ['cba', 'ln', '辽宁本钢', '辽宁', 'Liaoning Leopards', 'Liaoning', R, W], ['cba', 'shj', '上海久事', '上海', 'Shanghai Sharks', 'Shanghai', O, K], ['cba', 'xj', '新疆广汇', '新疆', 'Xinjiang Tigers', 'Xinjiang', S, R],
] as const;
