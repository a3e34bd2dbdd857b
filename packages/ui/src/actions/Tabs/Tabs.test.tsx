import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { scoreLinks, scoreTabs } from './Tabs.fixtures.ts';
import { LinkTabs, tabPanel, Tabs } from './Tabs.tsx';

function Scores() {
  const [value, setValue] = useState('immediate');
  return (
    <Tabs label="比分" tabs={scoreTabs} value={value} onValueChange={setValue}>
      {value}
    </Tabs>
  );
}

test('arrows move between tabs, Enter shows the panel of one', async () => {
  const screen = await renderPart(<Scores />);
  await userEvent.tab();
  await expect.element(screen.getByRole('tab', { name: '即时 28' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('tab', { name: '赛果' })).toHaveFocus();
  await expect.element(screen.getByRole('tab', { name: '即时 28' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('tab', { name: '赛果' })).toHaveAttribute('aria-selected', 'true');
  await expect.element(screen.getByRole('tabpanel', { name: '赛果' })).toHaveTextContent('result');
});

test('tabs in a title belong to the panel that stands elsewhere', async () => {
  function Titled() {
    const [value, setValue] = useState('immediate');
    return (
      <>
        <Tabs label="比分" tabs={scoreTabs} controls="scores" value={value} onValueChange={setValue} />
        <section {...tabPanel('scores', value)}>{value}</section>
      </>
    );
  }
  const screen = await renderPart(<Titled />);
  await screen.getByRole('tab', { name: '赛果' }).click();
  await expect.element(screen.getByRole('tabpanel', { name: '赛果' })).toHaveTextContent('result');
  await expect.element(screen.getByRole('tab', { name: '赛果' })).toHaveAttribute('aria-controls', 'scores');
  await expect.element(screen.getByRole('tab', { name: '即时 28' })).not.toHaveAttribute('aria-controls');
});

test('a routed row is links and marks the current one', async () => {
  const screen = await renderPart(<LinkTabs label="比分" tabs={scoreLinks} value="schedule" />);
  const link = screen.getByRole('link', { name: '赛程' });
  await expect.element(link).toHaveAttribute('href', '/football?tab=schedule');
  await expect.element(link).toHaveAttribute('aria-current', 'page');
  await expect.element(screen.getByRole('link', { name: '赛果' })).not.toHaveAttribute('aria-current');
});
