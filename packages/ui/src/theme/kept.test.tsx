import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../actions/Button/index.ts';
import { Tabs } from '../actions/Tabs/index.ts';
import { Combobox } from '../forms/Combobox/index.ts';
import { Input } from '../forms/Input/index.ts';
import { SegmentedControl } from '../forms/SegmentedControl/index.ts';
import { Switch } from '../forms/Switch/index.ts';
import { renderPart } from '../lab/testing/renderPart.tsx';
import { Dialog } from '../overlays/Dialog/index.ts';
import { HoverCard } from '../overlays/HoverCard/index.ts';

const fruit = [
  { value: 'a', label: 'Apple' },
  { value: 'b', label: 'Banana' },
] as const;

test('what is chosen in keeps its choice without a host, and tells of it', async () => {
  const onChange = vi.fn();
  const screen = await renderPart(
    <>
      <SegmentedControl label="Fruit" segments={fruit} onValueChange={onChange} />
      <Input label="Name" defaultValue="Al" onValueChange={onChange} />
      <Switch defaultChecked onCheckedChange={onChange}>
        Sound
      </Switch>
    </>,
  );
  await expect.element(screen.getByRole('radio', { name: 'Apple' })).toBeChecked();
  await screen.getByRole('radio', { name: 'Banana' }).click();
  await expect.element(screen.getByRole('radio', { name: 'Banana' })).toBeChecked();
  await screen.getByRole('textbox', { name: 'Name' }).fill('Alfie');
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Alfie');
  await screen.getByRole('switch', { name: 'Sound' }).click();
  await expect.element(screen.getByRole('switch', { name: 'Sound' })).not.toBeChecked();
  expect(onChange.mock.calls.map(([first]) => first as unknown)).toEqual(['b', 'Alfie', false]);
});

test('what a host gives stays until the host changes it', async () => {
  const onChange = vi.fn();
  const screen = await renderPart(<SegmentedControl label="Fruit" segments={fruit} value="a" onValueChange={onChange} />);
  await screen.getByRole('radio', { name: 'Banana' }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('b');
  await expect.element(screen.getByRole('radio', { name: 'Apple' })).toBeChecked();
});

test('tabs without a host show the first, then the one that is pressed', async () => {
  const screen = await renderPart(
    <Tabs
      label="Views"
      tabs={[
        { id: 'one', label: 'One' },
        { id: 'two', label: 'Two' },
      ]}
    >
      Words
    </Tabs>,
  );
  await expect.element(screen.getByRole('tab', { name: 'One' })).toHaveAttribute('aria-selected', 'true');
  await screen.getByRole('tab', { name: 'Two' }).click();
  await expect.element(screen.getByRole('tab', { name: 'Two' })).toHaveAttribute('aria-selected', 'true');
});

test('several choices without a host stop at the most', async () => {
  const onChange = vi.fn();
  const screen = await renderPart(
    <Combobox multiple most={1} label="Fruit" options={fruit} defaultValue={['a']} onValueChange={onChange} />,
  );
  await screen.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Banana' }).click();
  expect(onChange).not.toHaveBeenCalled();
});

test('a dialog that nobody keeps closes by itself, and says so', async () => {
  const onChange = vi.fn();
  await renderPart(<Dialog defaultOpen title="Rules" onOpenChange={onChange} />);
  await expect.element(page.getByRole('dialog', { name: 'Rules' })).toBeVisible();
  await page.getByRole('button', { name: '关闭' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(false);
});

test('a hover card can be kept by its host', async () => {
  const screen = await renderPart(
    <HoverCard open trigger={<a href="#alfie">Alfie</a>}>
      <Button>Follow</Button>
    </HoverCard>,
  );
  await expect.element(screen.getByRole('link', { name: 'Alfie' })).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Follow' })).toBeVisible();
});
