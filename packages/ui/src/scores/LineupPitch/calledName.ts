/** Family names that precede given names. Vietnamese players are called by the end of the name, Chinese ones by the family name. */
const vietnamese = new Set(
  'Nguyen Nguyễn Tran Trần Le Lê Pham Phạm Hoang Hoàng Huynh Huỳnh Phan Vu Vũ Vo Võ Dang Đặng Bui Bùi Do Đỗ Ho Hồ Ngo Ngô Duong Dương Ly Lý Dinh Đinh Doan Đoàn Lam Lâm Trinh Trịnh Luong Lương Cao'.split(
    ' ',
  ),
);
const chinese = new Set(
  'Zhang Wang Li Liu Chen Yang Zhao Huang Zhou Wu Xu Sun Ma Zhu Hu Guo He Gao Luo Zheng Liang Xie Song Tang Deng Feng Han Cao Zeng Xiao Cai Pan Tian Dong Yuan Jiang Wei Lu Lin'.split(
    ' ',
  ),
);
/** Particles that belong to the family name after them, and suffixes after a family name. */
const particles = new Set('de da do dos das di del della der den ter ten van von el al bin ben le la du st.'.split(' '));
const after = new Set(['jr', 'jr.', 'júnior', 'junior', 'neto', 'filho', 'ii', 'iii']);

/** Short name of a player on the pitch, where the full name has no room: the family name, or the name that fans use. */
export function calledName(name: string): string {
  const parts = name.split('·');
  if (parts.length > 1) return parts.at(-1) ?? name;
  const words = name.trim().split(/\s+/);
  const [first = name, second = ''] = words;
  if (words.length === 1 || /\p{Script=Han}/u.test(name)) return name;
  if (vietnamese.has(first) && words.length > 2) return words.slice(-2).join(' ');
  // Kim Min-jun, Zhang Yuning: the family name comes first.
  if (words.length === 2 && (chinese.has(first) || /^\p{Lu}\p{Ll}+-\p{Ll}+$/u.test(second))) return first;
  let from = words.length - 1;
  if (from > 1 && after.has((words[from] ?? '').toLowerCase())) from--;
  while (from > 1 && particles.has((words[from - 1] ?? '').toLowerCase())) from--;
  return words.slice(from).join(' ');
}
