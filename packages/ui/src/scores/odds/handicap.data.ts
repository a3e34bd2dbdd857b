/** Prefix of a line that the home side receives. */
export const receives = '受';

/** Pieces of the Chinese names of lines; `none`, `one` and `more` are half a ball over none, one, and two or more. */
export const halfWord = { level: '平手', hand: '手', none: '半球', one: '球半', more: '球半', ball: '球' } as const;

/** Numerals before a ball. */
export const numerals: readonly string[] = ['', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十'];
