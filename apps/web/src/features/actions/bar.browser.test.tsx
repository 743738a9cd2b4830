import { actionBar } from '@takhti/domain';
import { cases, factsOf } from '@takhti/domain/testing/bar-cases';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInStudio } from '../../testing/render-in-studio.tsx';
import { Bar, type BarProps } from './bar.tsx';

const ignore = (): void => undefined;

async function draw(props: Pick<BarProps, 'bar' | 'done'>, width = 1600): Promise<void> {
  await renderInStudio(<Bar running={null} onRun={ignore} {...props} />, { width });
  await expect.element(page.getByRole('group')).toBeVisible();
}

function actionsIn(selector: string, within: ParentNode = document): string[] {
  return [...within.querySelectorAll(selector)].map((element) => element.getAttribute('data-action') ?? '');
}

const written = (main: string, others: readonly string[]): string =>
  [main, others.toSorted().join(' ')].filter((part) => part !== '').join(' | ');

/** Main and other actions as they are offered on the screen, also behind More. */
async function offeredIn(group: Element): Promise<string> {
  const [main = 'none'] = actionsIn('[data-main]', group);
  const shown = actionsIn('[data-action]:not([data-main])', group);
  const more = group.querySelector<HTMLElement>('[aria-haspopup]');
  if (!more) return written(main, shown);
  more.click();
  await expect.poll(() => actionsIn('[role=menu] [data-action]').length).toBeGreaterThan(0);
  const behind = actionsIn('[role=menu] [data-action]');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => actionsIn('[role=menu] [data-action]').length).toBe(0);
  return written(main, [...behind, ...shown]);
}

test('C-592 C-593 C-594 C-596 C-597 C-598 C-599 C-600 C-601 C-602 C-604 C-605 C-606 C-607 C-608 C-609 C-612 C-620 C-621 C-623 C-624 C-625 C-626 C-627 C-628 C-629 C-630 C-631 C-632 C-633 C-634 C-639 C-640 C-803 C-805 C-806 C-807 C-809 G-010 G-352 every row of docs/action-bar.md is what the screen offers', async () => {
  const bars = cases.map(([_ids, who, status, where]) => (
    <Bar
      key={JSON.stringify([who, status, where])}
      running={null}
      onRun={ignore}
      bar={actionBar(factsOf(who, status, where))}
    />
  ));
  await renderInStudio(<>{bars}</>, { width: 1600 });
  await expect.poll(() => document.querySelectorAll('[role=group]').length).toBe(cases.length);
  const offered: string[] = [];
  for (const group of document.querySelectorAll('[role=group]')) offered.push(await offeredIn(group));
  const expected = cases.map(([, , , , bar]) => {
    const [main = '', others = ''] = bar.split(' | ');
    return written(main, others.split(' '));
  });
  expect(offered).toEqual(expected);
}, 60_000);

const draft = actionBar(factsOf('author', 'd'));

test('what destroys comes last behind More, in a menu and in a sheet, and nothing lies below it', async () => {
  for (const [width, list] of [
    [1280, '[role=menu]'],
    [390, '[role=dialog]'],
  ] as const) {
    await draw({ bar: draft }, width);
    await page.getByRole('button', { name: 'More' }).click();
    await expect.poll(() => actionsIn(`${list} [data-action]`).at(-1)).toBe('delete');
    await userEvent.keyboard('{Escape}');
  }
});

test('C-591 the main button of a draft asks for a skill until one is chosen', async () => {
  const variant = (): string | null | undefined =>
    document.querySelector('[data-main]')?.getAttribute('data-variant');
  await draw({ bar: draft });
  expect(variant()).toBe('light');
  await draw({ bar: draft, done: ['addSkill'] });
  expect(variant()).toBe('default');
  expect(actionsIn('[data-main]')).toEqual(['addSkill']);
});

test('Submit stands out at every width, and Delete never beside it', async () => {
  for (const width of [1600, 1280, 390]) {
    await draw({ bar: draft, done: ['addSkill'] }, width);
    await expect.poll(() => actionsIn('[data-action][data-variant=filled]')).toEqual(['submit']);
    expect(actionsIn('[data-action]')).not.toContain('delete');
  }
});

const names = (count: number) =>
  (
    ['history', 'comment', 'guideline', 'share', 'duplicate', 'play', 'save', 'export', 'delete'] as const
  ).slice(0, count);
const isMore = () => document.querySelector('[role=group] [aria-haspopup]') !== null;

test('C-647 C-648 where there is room, more than 4 sub-actions leave the last 3 in sight', async () => {
  for (const [count, inSight, hasMore] of [
    [4, names(4), false],
    [5, names(5).slice(-3), true],
    [6, names(6).slice(-3), true],
  ] as const) {
    await draw({ bar: { main: null, actions: [...names(count)] } }, 1800);
    await expect.poll(() => actionsIn('[role=group] [data-action]')).toEqual([...inSight]);
    expect([count, isMore()]).toEqual([count, hasMore]);
  }
});

test('C-650 C-651 2 sub-actions need a room of 700, more than 8 one of 1500; below it all of them are behind More', async () => {
  for (const [count, width, inSight] of [
    [2, 700, names(2)],
    [2, 699, []],
    [9, 1500, names(9).slice(-3)],
    [9, 1499, []],
  ] as const) {
    const bar = { main: null, actions: [...names(count)] };
    await renderInStudio(
      <div data-bar-room="" style={{ width }}>
        <Bar running={null} onRun={ignore} bar={bar} />
      </div>,
      { width: 1900 },
    );
    await expect.poll(() => actionsIn('[role=group] [data-action]')).toEqual([...inSight]);
    await expect.poll(isMore).toBe(inSight.length < count);
  }
});
