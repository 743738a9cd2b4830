import {
  listLiveContent,
  listPastRounds,
  openLibraryContent,
  openLiveRound,
  openPastRound,
  publishLesson,
  readLiveContent,
  readLmsContext,
  reportPackages,
  shortenLink,
} from '@takhti/contract';
import { standardRoles } from '@takhti/domain';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { somebody } from '../../app/session/testing/somebody.ts';
import { answer, refuse, requestsOf } from '../../testing/fake-server.ts';
import { renderInStudio } from '../../testing/render-in-studio.tsx';
import { listedBank } from '../../testing/things.ts';
import { PublishedActions } from './index.ts';

const item = listedBank({ content_status: 'a', is_published: 1 });
const { specs } = somebody();

/** Draws the actions of published content as a final reviewer of an institution whose LMS is connected. */
async function draw(is_publish_lms: 0 | 1): Promise<void> {
  answer(readLmsContext, { origins: [], assigns_by: 'message', publishes_to: 'lms' });
  const as = { active_role: 'cr3', specs: { ...specs, is_publish_lms } } as const;
  await renderInStudio(<PublishedActions item={item} place="schools_content" about="Even and odd" />, {
    width: 1600,
    as,
  });
  await expect.element(page.getByRole('group')).toBeVisible();
}

const publish = page.getByRole('button', { name: /^Publish to LMS/ });

test.each([
  [{ is_sent: true, fault: null, message: '' }, 'Published to The LMS.'],
  [{ target: 'game1', is_sent: true, fault: null, message: '' }, 'Published to Game platform 1.'],
  [
    { target: 'game2', is_sent: false, fault: 'timed_out', message: '' },
    'Not published to Game platform 2: There was no answer in time. It will be tried again automatically.',
  ],
  [
    { is_sent: false, fault: 'timed_out', message: '' },
    'Not published to The LMS: There was no answer in time. It will be tried again automatically.',
  ],
  [
    { is_sent: false, fault: null, message: 'The course is closed.' },
    'Not published to The LMS: The course is closed. It will be tried again automatically.',
  ],
] as const)(
  'C-793 C-797 C-1040 publishing to the LMS from school content tells how it went: %o',
  async (told, text) => {
    answer(publishLesson, { target: 'lms', ...told });
    await draw(1);
    await publish.click();
    await expect
      .element(page.getByRole(told.is_sent ? 'status' : 'alert').getByText(text, { exact: true }))
      .toBeVisible();
    expect(requestsOf(publishLesson)).toMatchObject([{ content_id: item.content_id }]);
  },
);

test('C-793 where the institution does not publish to an LMS nobody is offered it', async () => {
  await draw(0);
  expect(publish.query()).toBeNull();
});

test.each([1600, 1280])(
  'G-379 a row of a list has five buttons at most, at %i pixels; the rest is behind More',
  async (width) => {
    answer(readLmsContext, { origins: [], assigns_by: 'message', publishes_to: 'lms' });
    answer(listLiveContent, { content_ids: [item.content_id] });
    const as = { active_role: 'cr3', is_deletion: 1, specs: { ...specs, is_publish_lms: 1 } } as const;
    await renderInStudio(<PublishedActions item={item} place="schools_content" about="Even and odd" />, {
      width,
      as,
    });
    await expect.element(page.getByRole('group')).toBeVisible();
    expect(page.getByRole('group').getByRole('button').elements().length).toBeLessThanOrEqual(5);
  },
);

const live = page.getByRole('button', { name: /^(Play live in class|Live)/ });

test('what the server can ask a class is played live: visible on its page, and the time is asked first', async () => {
  answer(readLmsContext, { origins: [], assigns_by: 'message', publishes_to: null });
  answer(listLiveContent, { content_ids: [item.content_id] });
  answer(readLiveContent, { questions: 1, rounds: 8 });
  answer(listPastRounds, { records: [], total: 0 });
  refuse(openLiveRound, 'live.nothing_to_ask');
  // However narrow the page: what a class waits for is not behind More.
  await renderInStudio(<PublishedActions item={item} place="schools_content" />, { width: 800 });
  await live.click();
  const open = page.getByRole('dialog').getByRole('button', { name: 'Open the round' });
  await expect.element(open).toHaveFocus();
  await open.click();
  await expect.poll(() => requestsOf(openLiveRound)).toMatchObject([{ content_id: item.content_id }]);
});

test('on a card of the library, too, it is in sight: a press opens what is settled before the round', async () => {
  answer(readLmsContext, { origins: [], assigns_by: 'message', publishes_to: null });
  answer(listLiveContent, { content_ids: [item.content_id] });
  const round_id = '019f0000-0000-7000-8000-0000000000aa';
  const led = { round_id, begun_on: '2026-11-27T08:00:00Z', players: 24, questions: 6 };
  answer(readLiveContent, { questions: 1, rounds: 8 });
  answer(listPastRounds, { records: [led], total: 1 });
  refuse(openPastRound, 'live.round_unknown');
  await renderInStudio(<PublishedActions item={item} place="schools_content" about="Even and odd" />, {
    width: 390,
  });
  await page.getByRole('button', { name: 'Live: Even and odd' }).click();
  const dialog = page.getByRole('dialog', { name: 'Play live in class' });
  await expect.element(dialog.getByText('Time for each question')).toBeVisible();
  await expect.element(dialog.getByText(/^Only 1 of the 8 rounds can be played live/)).toBeVisible();
  // What was led before is found again from here.
  await expect.element(dialog.getByText(/24.*6/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Open the report/ }).click();
  await expect.poll(() => requestsOf(openPastRound)).toMatchObject([{ round_id }]);
});

test('nothing else is offered for a class, nor is the server asked about what can never be', async () => {
  answer(readLmsContext, { origins: [], assigns_by: 'message', publishes_to: null });
  const crossword = listedBank({ content_type: 'crossword', content_status: 'a', is_published: 1 });
  await renderInStudio(
    <>
      <PublishedActions item={item} place="schools_content" about="A bank of an exam" />
      <PublishedActions item={crossword} place="schools_content" about="A crossword" />
    </>,
    { width: 1600 },
  );
  await expect.element(page.getByRole('group', { name: 'A crossword' })).toBeVisible();
  await expect.poll(() => requestsOf(listLiveContent)).toMatchObject([{ content_ids: [item.content_id] }]);
  expect(live.query()).toBeNull();
});

test('sharing before it is known whether a class can be asked offers the round all the same', async () => {
  let tell: (told: { content_ids: string[] }) => void = () => undefined;
  answer(readLmsContext, { origins: [], assigns_by: 'message', publishes_to: null });
  answer(listLiveContent, () => new Promise((done) => (tell = done)));
  answer(openLibraryContent, { ...item, player_path: '/player/mcq/play?code=abc' });
  answer(readLiveContent, { questions: 2, rounds: null });
  answer(listPastRounds, { records: [], total: 0 });
  answer(shortenLink, { path: '/s/abcdefgh', own: null });
  answer(reportPackages, { packages: [] });
  await renderInStudio(<PublishedActions item={item} place="schools_content" about="Even and odd" />, {
    width: 1600,
  });
  await page.getByRole('button', { name: 'Share: Even and odd' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await expect.element(dialog.getByRole('textbox', { name: 'Link for learners' })).toBeVisible();
  const begin = dialog.getByRole('button', { name: 'Open the round' });
  expect(begin.query()).toBeNull();
  tell({ content_ids: [item.content_id] });
  await expect.element(begin).toBeVisible();
});

test('a teacher shares from a card without opening anything else, on a phone too', async () => {
  answer(readLmsContext, { origins: [], assigns_by: 'message', publishes_to: null });
  answer(listLiveContent, { content_ids: [item.content_id] });
  const element = <PublishedActions item={item} place="schools_content" about="Even and odd" />;
  const role = standardRoles.find((each) => each.role === 'teacher');
  const as = { active_role: 'teacher', roles: 'teacher', localRoles: role ? [{ ...role }] : [] } as const;
  await renderInStudio(element, { width: 390, as });
  const bar = page.getByRole('group');
  await expect.element(bar.getByRole('button', { name: 'Share: Even and odd' })).toBeVisible();
  await expect.element(bar.getByRole('button', { name: /^Live/ })).toBeVisible();
  expect(bar.getByRole('button', { name: /^More/ }).query()).toBeNull();
});

test.each([
  [1600, true],
  [1600, false],
  [390, true],
  [390, false],
] as const)(
  'at %i pixels nothing moves below a press when it becomes known whether it can be played live: %s',
  async (width, isLive) => {
    let tell: (told: { content_ids: string[] }) => void = () => undefined;
    answer(readLmsContext, { origins: [], assigns_by: 'message', publishes_to: null });
    answer(listLiveContent, () => new Promise((done) => (tell = done)));
    const role = standardRoles.find((each) => each.role === 'teacher');
    const as = { active_role: 'teacher', roles: 'teacher', localRoles: role ? [{ ...role }] : [] } as const;
    await renderInStudio(<PublishedActions item={item} place="schools_content" about="Even and odd" />, {
      width,
      as,
    });
    const share = page.getByRole('button', { name: 'Share: Even and odd' });
    const placeOfShare = () => {
      const { x, y } = share.element().getBoundingClientRect();
      return { x, y };
    };
    await expect.element(share).toBeVisible();
    await expect.poll(() => requestsOf(listLiveContent)).toHaveLength(1);
    expect(live.query()).toBeNull();
    const before = placeOfShare();
    tell({ content_ids: isLive ? [item.content_id] : [] });
    await expect.poll(() => live.elements().length).toBe(isLive ? 1 : 0);
    await expect.poll(placeOfShare).toEqual(before);
  },
);

test('C-1040 the button names the system that publishing leads to', async () => {
  answer(readLmsContext, { origins: [], assigns_by: 'message', publishes_to: 'game2' });
  answer(publishLesson, { target: 'game2', is_sent: true, fault: null, message: '' });
  const as = { active_role: 'cr3', specs: { ...specs, is_publish_lms: 1 } } as const;
  await renderInStudio(<PublishedActions item={item} place="schools_content" about="Even and odd" />, {
    width: 1600,
    as,
  });
  await page.getByRole('button', { name: 'Publish to Game platform 2: Even and odd' }).click();
  await expect.element(page.getByText('Published to Game platform 2.', { exact: true })).toBeVisible();
});

test.each([600, 390])(
  'at %i pixels the place of what is not played live leaves no hole between the buttons',
  async (width) => {
    let tell: (told: { content_ids: string[] }) => void = () => undefined;
    answer(readLmsContext, { origins: [], assigns_by: 'message', publishes_to: null });
    answer(listLiveContent, () => new Promise((done) => (tell = done)));
    await renderInStudio(<PublishedActions item={item} place="schools_content" about="Even and odd" />, {
      width,
    });
    const bar = page.getByRole('group');
    await expect.poll(() => requestsOf(listLiveContent).length).toBeGreaterThan(0);
    tell({ content_ids: [] });
    await expect.element(bar.getByRole('button', { name: 'Play: Even and odd' })).toBeVisible();
    await expect.element(bar.getByRole('button', { name: /^More/ })).toBeVisible();
    const boxes = bar
      .getByRole('button')
      .elements()
      .map((button) => button.getBoundingClientRect())
      .toSorted((one, other) => one.left - other.left);
    for (const [at, box] of boxes.slice(1).entries()) expect(box.left - boxes[at]!.right).toBeLessThan(10);
  },
);

test('on a phone the bar of a published item stands in one line, in Urdu too', async () => {
  answer(readLmsContext, { origins: [], assigns_by: 'message', publishes_to: null });
  answer(listLiveContent, { content_ids: [item.content_id] });
  const element = <PublishedActions item={item} place="schools_content" />;
  await renderInStudio(<div style={{ inlineSize: 358 }}>{element}</div>, { width: 390, locale: 'ur' });
  const buttons = page.getByRole('group').getByRole('button');
  await expect.poll(() => buttons.elements().length).toBe(3);
  await document.fonts.ready;
  expect(new Set(buttons.elements().map((each) => each.getBoundingClientRect().top)).size).toBe(1);
});

test.each(['en', 'ur', 'ps', 'prs'] as const)(
  'in %s a teacher has all buttons of a card in one line, on the smallest phone too',
  async (locale) => {
    answer(readLmsContext, { origins: [], assigns_by: 'message', publishes_to: null });
    answer(listLiveContent, { content_ids: [item.content_id] });
    const role = standardRoles.find((each) => each.role === 'teacher');
    const as = { active_role: 'teacher', roles: 'teacher', localRoles: role ? [{ ...role }] : [] } as const;
    const element = <PublishedActions item={item} place="schools_content" about="Even and odd" />;
    await renderInStudio(<div style={{ inlineSize: 246 }}>{element}</div>, { width: 320, locale, as });
    const buttons = page.getByRole('group').getByRole('button');
    await expect.poll(() => buttons.elements().length).toBe(3);
    await document.fonts.ready;
    expect(new Set(buttons.elements().map((each) => each.getBoundingClientRect().top)).size).toBe(1);
  },
);
