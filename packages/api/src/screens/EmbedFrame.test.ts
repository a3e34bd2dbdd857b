import { expect, test } from 'vitest';
import { embedPath, embedQuestion, embedQuestions, readEmbed } from './EmbedFrame.ts';

const read = (address: string) => {
  const [path = '', search] = address.split('?', 2);
  return readEmbed(path, new URLSearchParams(search));
};

test.each([
  ['/embed/match/m1', '/embed/match/m1'],
  ['/Embed/Match/m1/', '/embed/match/m1'],
  ['/embed/match/m1?theme=auto&sport=football&lang=vi&x=1', '/embed/match/m1'],
  [
    '/embed/scorebug/m1?color=C8102E&sport=basketball&theme=dark&score=0',
    '/embed/scorebug/m1?sport=basketball&theme=dark&color=c8102e&score=0',
  ],
  ['/embed/team/a1?color=c81&theme=pink&score=1&sport=chess', '/embed/team/a1'],
  ['/embed/room/25?chat=0', '/embed/room/25?chat=0'],
  ['/embed/poll/25?chat=0', '/embed/poll/25'],
])('%s means %s', (address, path) => {
  const embed = read(address);
  expect(embed && embedPath(embed)).toBe(path);
});

test.each([
  '/embed',
  '/embed/match',
  '/embed/wallet/1',
  '/embed/match/a b',
  '/embed/match/m1/x',
  '/embed/match/%3Cx',
  `/embed/match/${'a'.repeat(81)}`,
])('%s is no embed', (address) => {
  expect(read(address)).toBeUndefined();
});

test('what a sport does not have cannot be embedded', () => {
  const question = (kind: 'match' | 'league' | 'team', sport: 'football' | 'basketball' | 'esports') =>
    embedQuestion({ kind, id: 'x', sport }) !== undefined;
  expect(
    (['football', 'basketball', 'esports'] as const).map((sport) =>
      (['match', 'league', 'team'] as const).map((kind) => question(kind, sport)),
    ),
  ).toEqual([
    [true, true, true],
    [true, false, true],
    [true, false, false],
  ]);
});

test('a room is drawn of itself, its picture and its chat, unless that is left out', () => {
  const asked = (query: string) => embedQuestions(new URLSearchParams(query)).map(({ call }) => call.path);
  expect(asked('kind=room&id=25')).toEqual(['Live_streaming/getRoomInfo', 'Live/getLiveUrl', 'Barrage/getList']);
  expect(asked('kind=room&id=25&chat=0')).toEqual(['Live_streaming/getRoomInfo', 'Live/getLiveUrl']);
  expect(asked('kind=expert&id=7')).toEqual(['expert/info']);
});
