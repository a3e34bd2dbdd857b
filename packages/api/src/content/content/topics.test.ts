import { expect, test } from 'vitest';
import { splitTopics, topicsOf } from './topics.ts';

test.each([
  ['看台#英超争冠夜#真响', ['英超争冠夜']],
  ['#Premier League# at the weekend', ['Premier League']],
  ['Great night #MUFC, and #COYG!', ['MUFC', 'COYG']],
  ['#Ngoại hạng Anh# hay quá', ['Ngoại hạng Anh']],
  ['#甲# #甲# #乙#', ['甲', '乙']],
  ['10 号 #10 进球', []],
  ['https://example.com/#part 和 a#b', []],
  ['# 空格 # 不算', []],
  ['没有话题', []],
  ['##', []],
  [`#${'长'.repeat(21)}#`, []],
  ['#一# #二# #三# #四# #五# #六#', ['一', '二', '三', '四', '五']],
])('%s has the topics %j', (text, topics) => expect(topicsOf(text)).toEqual(topics));

test('the pieces of a text are all of it, in its order', () => {
  expect(splitTopics('看台#英超#真响')).toEqual([{ words: '看台' }, { topic: '英超' }, { words: '真响' }]);
  expect(splitTopics('')).toEqual([{ words: '' }]);
});
