import { expect, test } from 'vitest';
import { hasContact, hasLink } from './talkWords.ts';

test('links are found however they are written', () => {
  for (const text of [
    '看这里 https://a.example/x',
    'www.qiu.example',
    '赢球+计划 win88.com',
    'ＷＩＮ８８．ＣＯＭ',
    'win88 . vip',
    'zhi\u200bbo.tv/1',
  ])
    expect([text, hasLink(text)]).toEqual([text, true]);
});

test('ways to reach somebody are found in three languages', () => {
  for (const text of [
    '加微信 abcd123',
    'V信：qiuge_88',
    'QQ群 1234567',
    'zalo 0912345678',
    '138-0000-0001',
    '１３８００００００００１',
    'me@mail.example',
  ])
    expect([text, hasContact(text)]).toEqual([text, true]);
});

test('what fans say every evening is neither', () => {
  for (const text of [
    '67分钟了，2-1',
    'xG 1.74比0.53',
    '2026/27 第12轮',
    '6.5 分有点低',
    'Vào rồi!!! 3-2',
    '21:45 kick-off',
    '梅西c罗谁强',
    '666666',
    'Brighton vs Man.City',
    'QQ弹弹的',
    '上微信看看',
  ])
    expect([text, hasLink(text), hasContact(text)]).toEqual([text, false, false]);
});
