import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { hotMatches, searchHistory } from './SearchBox.fixtures.ts';
import { foundCity, foundNothing } from './SearchFound.fixtures.ts';
import { marked } from '../MarkedText/index.ts';
import { SearchBox, type SearchBoxProps } from './index.ts';

function Remembering({ onSearch = () => {}, ...rest }: Partial<SearchBoxProps>) {
  const [history, setHistory] = useState(searchHistory);
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '240px 200px 80px', gap: 200 }}>
      <SearchBox
        onSearch={onSearch}
        history={history}
        onDeleteHistory={(text) => setHistory((known) => known.filter((one) => one !== text))}
        onClearHistory={() => setHistory([])}
        hot={hotMatches}
        {...rest}
      />
      <textarea aria-label="留言" />
      <button>别处</button>
    </div>
  );
}

const field = () => page.getByRole('combobox', { name: '搜索' });

test('the key / moves focus to the box, unless someone is writing', async () => {
  await renderPart(<Remembering />);
  await userEvent.click(page.getByRole('textbox', { name: '留言' }));
  await userEvent.keyboard('/');
  await expect.element(page.getByRole('textbox', { name: '留言' })).toHaveValue('/');
  await userEvent.click(page.getByRole('button', { name: '别处' }));
  await userEvent.keyboard('/');
  await expect.element(field()).toHaveFocus();
  await expect.element(field()).toHaveValue('');
});

test('ten characters are the most, counted as a reader counts them', async () => {
  const onSearch = vi.fn();
  await renderPart(<Remembering onSearch={onSearch} />);
  // The family is one character of seven code points, the flag one of two.
  await userEvent.fill(field(), '👨‍👩‍👧‍👦🇻🇳曼城曼城曼城曼城多');
  await expect.element(field()).toHaveValue('👨‍👩‍👧‍👦🇻🇳曼城曼城曼城曼城');
  await expect.element(page.getByText('10/10')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('👨‍👩‍👧‍👦🇻🇳曼城曼城曼城曼城');
});

test('blanks alone are not searched', async () => {
  const onSearch = vi.fn();
  await renderPart(<Remembering onSearch={onSearch} />);
  await userEvent.fill(field(), '   ');
  await userEvent.keyboard('{Enter}');
  expect(onSearch).not.toHaveBeenCalled();
});

test('arrows move through the hot matches and Enter follows the chosen one', async () => {
  const onSearch = vi.fn();
  await renderPart(<Remembering onSearch={onSearch} />);
  await userEvent.click(field());
  const first = page.getByRole('option', { name: /曼城 2-1 阿森纳/ });
  const second = page.getByRole('option', { name: /98-102/ });
  // The list's code loads on demand; an arrow key needs it in place.
  await expect.element(second).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(first).toHaveAttribute('data-highlighted');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(second).toHaveAttribute('data-highlighted');
  await expect.element(field()).toHaveAttribute('aria-activedescendant', second.element().id);
  await userEvent.keyboard('{Enter}');
  expect(location.hash).toBe('#match-2');
  expect(onSearch).not.toHaveBeenCalled();
  await expect.element(field()).toHaveValue('');
  await expect.element(second).not.toBeInTheDocument();
});

test('a past search is searched again, deleted alone by keyboard, or all are cleared', async () => {
  const onSearch = vi.fn();
  await renderPart(<Remembering onSearch={onSearch} />);
  await userEvent.click(field());
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: '清空搜索历史' })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(page.getByRole('button', { name: '删除 阿飞说球' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: '阿飞说球', exact: true })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: '删除 曼城' })).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: '国安', exact: true }));
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('国安');
  await userEvent.click(field());
  await userEvent.click(page.getByRole('button', { name: '清空搜索历史' }));
  await expect.element(page.getByText('搜索历史')).not.toBeInTheDocument();
  await expect.element(field()).toHaveFocus();
  await expect.element(page.getByRole('option', { name: /曼城 2-1 阿森纳/ })).toBeVisible();
});

test('Escape closes the panel and leaves focus in the box; a press elsewhere closes it too', async () => {
  await renderPart(<Remembering />);
  await userEvent.click(field());
  await expect.element(page.getByText('热门比赛')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('热门比赛')).not.toBeInTheDocument();
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByText('热门比赛')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '别处' }));
  await expect.element(page.getByText('热门比赛')).not.toBeInTheDocument();
});

/** Names of the elements with focus, one for each press of Tab; `body` where focus is lost. */
async function tabbed(presses: number, key = '{Tab}'): Promise<string[]> {
  const names: string[] = [];
  for (let press = 0; press < presses; press++) {
    await userEvent.keyboard(key);
    const { activeElement: at } = document;
    names.push(at?.getAttribute('aria-label') ?? at?.textContent?.trim() ?? 'nothing');
  }
  return names;
}
/** Two past searches, each with a delete button in the panel. */
const twoPast = ['国安', '曼城'];

test.each(['header', 'page'] as const)(
  'Tab leads from the box in the %s through its panel to what comes after it, and back',
  async (place) => {
    await renderPart(<Remembering place={place} history={twoPast} />);
    await userEvent.click(field());
    await expect.element(page.getByRole('option', { name: /曼城 2-1 阿森纳/ })).toBeVisible();
    const panel = ['清空搜索历史', '国安', '删除 国安', '曼城', '删除 曼城'];
    const button = place === 'page' ? ['搜索'] : [];
    expect(await tabbed(button.length + panel.length)).toEqual([...button, ...panel]);
    expect(await tabbed(panel.length, '{Shift>}{Tab}{/Shift}')).toEqual([...panel.slice(0, -1).reverse(), '搜索']);
    await expect.element(field()).toHaveFocus();
    expect(await tabbed(button.length + panel.length + 2)).toEqual([...button, ...panel, '留言', '别处']);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    // Shift+Tab leads into the box again, whose panel opens; from there to the element before it.
    expect(await tabbed(1, '{Shift>}{Tab}{/Shift}')).toEqual(['留言']);
  },
);

test('Shift+Tab leaves the box for what stands before it and closes the panel', async () => {
  await renderPart(
    <>
      <button>前面</button>
      <Remembering />
    </>,
  );
  await userEvent.click(field());
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(page.getByRole('button', { name: '前面' })).toHaveFocus();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('without history and hot matches there is no panel', async () => {
  await renderPart(<Remembering hot={[]} history={[]} />);
  await userEvent.click(field());
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('what is typed is told, Enter asks for all that fits, and what the arrows chose opens', async () => {
  const [onSearch, onType, onOpenSuggestion] = [vi.fn(), vi.fn(), vi.fn()];
  location.hash = '';
  await renderPart(<Remembering {...{ onSearch, onType, onOpenSuggestion }} suggestions={foundCity} />);
  await userEvent.fill(field(), '曼城');
  expect(onType).toHaveBeenLastCalledWith('曼城');
  const first = page.getByRole('option', { name: /^曼城\s*英超/ });
  await expect.element(first).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('曼城');
  expect(onOpenSuggestion).not.toHaveBeenCalled();
  expect(location.hash).toBe('');
  await expect.element(first).not.toBeInTheDocument();
  // Through all groups in display order: the best match, the matches, then the women's team.
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(first).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.element(page.getByRole('option', { name: /曼城女足/ })).toHaveAttribute('data-highlighted');
  await userEvent.keyboard('{Enter}');
  expect(location.hash).toBe('#team-mci-w');
  expect(onOpenSuggestion).toHaveBeenCalledExactlyOnceWith('曼城');
  expect(onSearch).toHaveBeenCalledOnce();
});

test('Enter searches for what stands there, never for an older text, and the button under the suggestions does the same', async () => {
  const onSearch = vi.fn();
  await renderPart(<Remembering onSearch={onSearch} suggestions={foundCity} />);
  await userEvent.fill(field(), '曼城女');
  await userEvent.keyboard('{Enter}');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('曼城女');
  await userEvent.fill(field(), '曼城');
  await userEvent.click(page.getByRole('button', { name: '看全部结果' }));
  expect(onSearch).toHaveBeenLastCalledWith('曼城');
});

test('nothing found says what else to try, a failure can be tried again, and an empty field shows history', async () => {
  const onRetry = vi.fn();
  const { rerender } = await renderPart(<Remembering suggestions={foundNothing} />);
  await userEvent.fill(field(), 'zzz');
  await expect.element(page.getByText('没有叫「zzz」的')).toBeVisible();
  await expect.element(page.getByText('试试全名、简称、拼音或另一种语言')).toBeVisible();
  await expect.element(page.getByText('热门比赛')).toBeVisible();
  await rerender(<Remembering status="error" onRetry={onRetry} />);
  await userEvent.click(page.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
  await userEvent.fill(field(), '');
  await expect.element(page.getByText('搜索历史')).toBeVisible();
});

test('suggestions of an older text stay while new ones come, and without any the panel says that it waits', async () => {
  const { rerender } = await renderPart(<Remembering suggestions={foundCity} status="loading" />);
  await userEvent.fill(field(), '曼城女');
  await expect.element(page.getByRole('option', { name: /^曼城\s*英超/ })).toBeVisible();
  await rerender(<Remembering status="loading" />);
  await expect.element(page.getByRole('option')).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog').getByRole('status')).toHaveTextContent('努力加载中');
});

test('hot matches keep their places while they come, are left out when they do not, and stand there for a text that nobody asked about', async () => {
  const { rerender } = await renderPart(<Remembering hot={[]} hotStatus="loading" />);
  await userEvent.click(field());
  await expect.element(page.getByRole('dialog').getByRole('status')).toHaveTextContent('努力加载中');
  await rerender(<Remembering hotStatus="error" />);
  await expect.element(page.getByText('搜索历史')).toBeVisible();
  await expect.element(page.getByText('热门比赛')).not.toBeInTheDocument();
  await rerender(<Remembering />);
  await userEvent.fill(field(), '曼城');
  await expect.element(page.getByText('热门比赛')).toBeVisible();
});

test('what was searched for is marked whatever its case, marks and blanks, or by the initials of words', () => {
  const hits = (text: string, wanted: string) =>
    marked(text, wanted)
      .map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece))
      .join('');
  expect(hits('曼城女足', '曼城')).toBe('[曼城]女足');
  expect(hits('Manchester City', 'mancity')).toBe('Manchester City');
  expect(hits('Man City Women', 'mancity')).toBe('[Man City] Women');
  expect(hits('Hà Nội FC', 'ha noi')).toBe('[Hà Nội] FC');
  expect(hits('Đà Nẵng', 'da')).toBe('[Đà] Nẵng');
  expect(hits('Mumbai City', 'mc')).toBe('[M]umbai [C]ity');
  expect(hits('aab', 'ab')).toBe('a[ab]');
  expect(hits('', 'x')).toBe('');
  expect(hits('x', '%')).toBe('x');
});
