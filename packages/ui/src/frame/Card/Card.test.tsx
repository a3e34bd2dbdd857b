import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { card } from './Card.fixtures.ts';
import { Card, CardFoot } from './Card.tsx';

test('it is found by the name that it shows', async () => {
  const screen = await renderPart(<Card {...card} />);
  const { title, hint, children } = card;
  await expect.element(screen.getByRole('region', { name: title })).toHaveTextContent(`${title}${hint}${children}`);
  await expect.element(screen.getByRole('heading', { name: title, level: 2 })).toBeVisible();
});

test('without a title its name is the one that it is given', async () => {
  const screen = await renderPart(<Card aria-label="收银">金额</Card>);
  await expect.element(screen.getByRole('region', { name: '收银' })).toHaveTextContent('金额');
  expect(screen.getByRole('heading').elements()).toEqual([]);
});

test('as a form it is sent by the button at its foot, even with something missing, which its owner tells', async () => {
  const sent = vi.fn((event: Event) => event.preventDefault());
  const screen = await renderPart(
    <Card as="form" aria-label="提现" onSubmit={({ nativeEvent }) => sent(nativeEvent)}>
      <input required aria-label="金额" />
      <CardFoot acts={<button type="submit">申请</button>}>¥11.88</CardFoot>
    </Card>,
  );
  await screen.getByRole('button', { name: '申请' }).click();
  expect(sent).toHaveBeenCalledOnce();
});

test('its element is at hand, with what is said of it', async () => {
  let found: HTMLElement | null = null;
  await renderPart(
    <Card ref={(element) => void (found = element)} as="aside" id="ledger" data-ready tone="turf">
      0
    </Card>,
  );
  expect(found).toMatchObject({ localName: 'aside', id: 'ledger', dataset: { ready: 'true', ground: 'dark' } });
});

test('a long title leaves the link at its end in sight', async () => {
  const screen = await renderPart(
    <div style={{ width: 320 }}>
      <Card title="BĐN: Nacional - Benfica, tín hiệu chính thức từ sân" hint="Kênh chính" more={{ href: '/live', label: 'Pitchside' }}>
        0
      </Card>
    </div>,
  );
  const [card, link] = [screen.getByRole('region').element(), screen.getByRole('link').element()];
  expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(card.getBoundingClientRect().right);
});
