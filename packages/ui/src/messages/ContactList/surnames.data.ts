/** Surnames and places at the head of a name whose reading differs from the character's common one, with the letter they are filed under. */
export const surnames: Readonly<Record<string, string>> = {
  曾: 'Z', 单: 'S', 解: 'X', 仇: 'Q', 朴: 'P', 查: 'Z', 区: 'O', 盖: 'G', 翟: 'Z', 尉迟: 'Y', 万俟: 'M', 长孙: 'Z', 单于: 'C', 澹台: 'T',
  乐: 'Y', 员: 'Y', 贠: 'Y', 隗: 'W', 秘: 'B', 折: 'S', 黑: 'H', 缪: 'M', 种: 'C', 重: 'C', 长: 'C', 宿: 'S', 能: 'N', 都: 'D', 召: 'S', 覃: 'Q', 佴: 'N', 么: 'Y', 祭: 'Z', 牟: 'M', 晟: 'C', 繁: 'P', 逄: 'P', 过: 'G', 冼: 'X', 尹: 'Y', 沈: 'S', 葛: 'G', 卜: 'B', 厦门: 'X', 石: 'S',
};
