import { competitionModel } from '@takhti/content-types/files';
import {
  createContainer,
  findMinimalSkill,
  listDeveloperDashboard,
  listEditorSkills,
  listSubjects,
  lookBeforeMove,
  searchLibrary,
  updateContainer,
} from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dashboardRoutes } from '../../../features/dashboard/index.ts';
import { answerEditor } from '../../../testing/answer-editor.ts';
import { answer, requestsOf } from '../../../testing/fake-server.ts';
import { pick } from '../../../testing/fields.ts';
import { openInStudio } from '../../../testing/render-in-studio.tsx';
import { listedBank, listedSkill, openedBank } from '../../../testing/things.ts';
import { filesPages } from '../pages.ts';

const start = { language: 'english', skill_id: '', subject: '', total_questions: 0 } as const;

function cup(change: object, over: Partial<OpenedContainer> = {}): OpenedContainer {
  const json_data = { ...competitionModel.defaults(start), ...change };
  return openedBank({ content_type: 'competition', title: 'Cup', json_data, ...over });
}

async function open(page_of: 'editor' | 'rewardeditor' | 'preview', item: OpenedContainer): Promise<void> {
  answerEditor(item);
  const folder = page_of === 'preview' ? '/content' : '/dashboard';
  const query = new URLSearchParams({ container_id: item.container_id, institution_id: '98' });
  await openInStudio(filesPages, `${folder}/competition/${page_of}?${query}`);
}

test('a cost below zero is told at its field while it is written, before anything is saved', async () => {
  await open('rewardeditor', cup({ ticketcost: 10 }));
  const cost = page.getByRole('textbox', { name: 'Cost in coins' });
  await expect.element(cost).toHaveValue('10');
  await cost.fill('-5');
  await expect.element(cost).toHaveAccessibleDescription(/cannot be below zero/);
  await cost.fill('5');
  await expect.element(page.getByText(/cannot be below zero/)).not.toBeInTheDocument();
});

test('the grade of a level stays when it is chosen again', async () => {
  await open('editor', cup({ levels: [{ level_grade: '5', lessons_ids: [] }] }));
  const grade = page.getByRole('combobox', { name: /grade of level 1/i });
  await expect.element(grade).toHaveValue('Grade 5');
  await grade.click();
  await page.getByRole('option', { name: 'Grade 5', exact: true }).click();
  await expect.element(grade).toHaveValue('Grade 5');
});

test('so is an end before the beginning; what was there before is not held against who opens it', async () => {
  await open('editor', cup({ secretcode: 'AB', issemiprivate: 1 }));
  const end = page.getByLabelText('Ends');
  await end.fill('2020-01-01T08:00:00');
  await expect.element(end).toHaveAccessibleDescription(/before|after|later/i);
  expect(page.getByText(/Exactly 3 letters or digits/).elements()).toHaveLength(1);
});

test('a reviewer reads the cost in coins, as its author and learners do; the currency is a fact of its own', async () => {
  await open('preview', cup({ ticketcost: 10, rewardcode: 'BALL' }));
  await expect.element(page.getByText('10 coins', { exact: true })).toBeVisible();
  expect(page.getByText('10 PKR').query()).toBeNull();
  await expect.element(page.getByText('PKR', { exact: true })).toBeVisible();
});

test('anyone who begins a competition types its title at once, and goes on in its editor with what is written next', async () => {
  const item = cup({});
  const skill = listedSkill({ grade: '3', subject: 'Mathematics' });
  answer(listSubjects, { records: ['Mathematics'], total: 1 });
  answer(listEditorSkills, { records: [skill], total: 1 });
  answer(findMinimalSkill, skill);
  answer(createContainer, item);
  answerEditor(item);
  await openInStudio(
    [...dashboardRoutes, ...filesPages],
    '/dashboard/select-title-grade-topics?content_type=competition',
  );
  await expect.element(page.getByRole('textbox', { name: /^Title/ })).toHaveFocus();
  await userEvent.keyboard('Cup');
  await pick('Grade', 'Grade 3');
  await pick('Subject', 'Mathematics');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'When' })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Cup');
  await expect.element(page.getByRole('textbox', { name: 'Description', exact: true })).toHaveFocus();
});

test('what is wrong with a level names it, and leads there from the page of the reward', async () => {
  const levels = [
    { level_grade: '4', lessons_ids: [] },
    { level_grade: '', lessons_ids: [] },
  ];
  const item = cup({ levels });
  await open('rewardeditor', item);
  answer(updateContainer, item);
  answer(lookBeforeMove, {
    errors: [
      { path: ['levels', 1, 'level_grade'], severity: 'error', message: 'competition.grade_required' },
    ],
    unread_parts: 0,
    first_unread: null,
    open_comments: 0,
    open_changes: 0,
    warnings: [],
    total_warnings: 0,
    total_questions: 0,
    seen_questions: 0,
  });
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Level 2: / })
    .click();
  await expect.element(page.getByRole('combobox', { name: 'Grade of level 2' })).toHaveFocus();
});

test('what is over already says so at its end, until it starts today for four weeks', async () => {
  await open('editor', cup({}));
  const end = page.getByLabelText('Ends');
  await expect.element(end).toHaveAccessibleDescription(/already over/);
  // In sight at the head of the page, before anything is scrolled.
  const notice = page
    .getByRole('status')
    .filter({ hasText: 'With these times the competition is already over.' });
  await notice.getByRole('button', { name: 'Start today, for four weeks' }).click();
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(end).not.toHaveAccessibleDescription(/already over/);
  await expect
    .element(page.getByText('Its time has begun: learners can play once it is published.'))
    .toBeVisible();
});

test('what only other platforms heed is no fact of the competition, and folded up where it is written', async () => {
  await open('preview', cup({ ismcd: 1, ischat: 1, isnorepeat: 1, theme: 'saffron' }));
  // What learners see of it is told with it: the colour, too.
  await expect.element(page.getByText('Saffron')).toBeVisible();
  await expect.element(page.getByText('Each item only once')).toBeVisible();
  expect(page.getByText(/other platforms|Game platforms|MCD|Instances/).query()).toBeNull();
});

test('content for a level is looked for in its grade first, and everywhere where that has none', async () => {
  answer(searchLibrary, { records: [], total: 0 });
  answer(listSubjects, { records: [], total: 0 });
  await open('editor', cup({ levels: [{ level_grade: '5', lessons_ids: [] }] }));
  await page.getByRole('button', { name: 'Add content' }).click();
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
  await expect
    .poll(() => requestsOf(searchLibrary))
    .toMatchObject([
      { grades: ['5'], subject: '' },
      { grades: [], subject: '' },
    ]);
});

test('content for a level of its own grade is looked for in its subject first, and what is in its language stands first', async () => {
  const own = { grade: '5', subject: 'Mathematics', language: 'urdu' } as const;
  const records = (['english', 'urdu'] as const).map((language) => ({
    ...listedBank({ ...own, language, title: language, content_id: crypto.randomUUID() }),
    match: null,
    picture: '',
  }));
  answer(searchLibrary, { records, total: 2 });
  answer(listSubjects, { records: ['Mathematics'], total: 1 });
  await open('editor', cup({ levels: [{ level_grade: '5', lessons_ids: [] }] }, own));
  await page.getByRole('button', { name: 'Add content' }).click();
  await expect
    .poll(() => requestsOf(searchLibrary))
    .toMatchObject([{ grades: ['5'], subject: 'Mathematics' }]);
  const add = page.getByRole('dialog').getByRole('button', { name: /^Add / });
  await expect.element(add.first()).toHaveAccessibleName(/urdu/);
});

test('drafts that no level can hold are not counted, and nobody is told that they have none', async () => {
  answer(searchLibrary, { records: [], total: 0 });
  answer(listSubjects, { records: [], total: 0 });
  answer(listDeveloperDashboard, { records: [listedBank({ content_type: 'competition' })], total: 1 });
  await open('editor', cup({ levels: [{ level_grade: '5', lessons_ids: [] }] }));
  await page.getByRole('button', { name: 'Add content' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('My drafts').click();
  await expect.element(dialog.getByText('0 found')).toBeVisible();
  await expect.element(dialog.getByText('Nothing was found here.')).toBeVisible();
});

test('where nothing is found for the grade and the subject, one press looks in all of them', async () => {
  const records = [{ ...listedBank({ content_type: 'mcq' }), match: null, picture: '' }];
  answer(searchLibrary, ({ text }) => (text === '' ? { records, total: 1 } : { records: [], total: 0 }));
  answer(listSubjects, { records: ['Mathematics'], total: 1 });
  await open('editor', cup({ levels: [{ level_grade: '5', lessons_ids: [] }] }, { subject: 'Mathematics' }));
  await page.getByRole('button', { name: 'Add content' }).click();
  await page.getByRole('dialog').getByRole('searchbox').fill('quiz');
  const widen = page.getByRole('button', { name: 'Look in all grades and subjects' });
  await widen.click();
  await expect
    .poll(() => requestsOf(searchLibrary).at(-1))
    .toMatchObject({ grades: [], subject: '', text: 'quiz' });
  await expect.element(widen).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Question bank', exact: true }).click();
  await expect
    .poll(() => requestsOf(searchLibrary).at(-1))
    .toMatchObject({ content_types: ['mcq'], text: '' });
});

test('a level whose grade is known goes on with its content, and no list lies over it', async () => {
  await open('editor', cup({}, { grade: '6' }));
  await page.getByRole('button', { name: 'Add a level' }).click();
  await expect.element(page.getByRole('button', { name: 'Add content' })).toHaveFocus();
  expect(page.getByRole('listbox').query()).toBeNull();
});

test('a new school has a code, waits for its name, and nothing is wrong with it yet', async () => {
  await open('editor', cup({}));
  await page.getByRole('switch', { name: /^With a school code/ }).click();
  await page.getByRole('button', { name: 'Add a school' }).click();
  const name = page.getByRole('textbox', { name: 'Name of the school' });
  await expect.element(name).toHaveFocus();
  for (const field of [name, page.getByRole('textbox', { name: 'Code', exact: true })])
    await expect.element(field).not.toBeInvalid();
  await name.fill('Lahore');
  await page.getByRole('button', { name: 'Add a school' }).click();
  await name.last().fill('lahore');
  await expect.element(name.last()).toBeInvalid();
  await expect.element(page.getByRole('textbox', { name: 'Code', exact: true }).last()).not.toBeInvalid();
});

test('going to the reward and back asks nothing and keeps what cannot be saved yet', async () => {
  await open('editor', cup({ issemiprivate: 1 }));
  const secret = page.getByRole('textbox', { name: 'Secret code' });
  await secret.fill('AB');
  await expect.element(page.getByText(/^Nobody can enter yet/)).toBeVisible();
  await page.getByRole('link', { name: 'Reward' }).click();
  await page.getByRole('textbox', { name: 'Name of the reward' }).fill('A football');
  await page.getByRole('link', { name: 'Competition' }).click();
  await expect.element(secret).toHaveValue('AB');
  expect(page.getByRole('dialog').query()).toBeNull();
  await page.getByRole('link', { name: 'Reward' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Name of the reward' })).toHaveValue('A football');
});

test('without a reward code there is no reward, which is said where it is written and no cost of which is told', async () => {
  await open('preview', cup({ ispublic: 1 }));
  await expect.element(page.getByText('Asia/Karachi')).toBeVisible();
  expect(page.getByText(/^0 coins/).query()).toBeNull();
  await open('rewardeditor', cup({ reward_name: 'A football' }));
  await expect.element(page.getByText(/^There is no reward yet/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Reward code' }).fill('BALL');
  await expect.element(page.getByText(/^There is no reward yet/)).not.toBeInTheDocument();
});

test('a cost without a reward is none: a reviewer reads that the reward is not there yet', async () => {
  await open('preview', cup({ ticketcost: 10, ispublic: 1 }));
  await expect.element(page.getByText(/^There is no reward yet/)).toBeVisible();
  for (const text of ['10 coins', 'PKR']) expect(page.getByText(text, { exact: true }).query()).toBeNull();
});

test('the conditions of entry are shown once: the rules do not repeat them', async () => {
  await open('preview', cup({ ispublic: 1, isschool: 1, issemiprivate: 1, ispremium: 1, isnorepeat: 1 }));
  await expect.element(page.getByText(/^Who can enter: anyone with the link/)).toBeVisible();
  await expect.element(page.getByText('Each item only once')).toBeVisible();
  for (const name of ['With the link', 'With a school code', 'With the secret code'])
    expect(page.getByText(name, { exact: true }).query()).toBeNull();
});

test('all cards of the editor are equally far apart, from the head on', async () => {
  await open('editor', cup({}));
  const when = page.getByRole('heading', { name: 'When' });
  await expect.element(when).toBeVisible();
  const cards = [...(when.element().closest('section')?.parentElement?.children ?? [])];
  const places = cards.map((each) => each.getBoundingClientRect()).filter(({ height }) => height > 1);
  const gaps = places.slice(1).map(({ top }, at) => Math.round(top - (places[at]?.bottom ?? 0)));
  expect(gaps.length).toBeGreaterThan(5);
  expect(new Set(gaps)).toEqual(new Set([16]));
});

test('says who can enter as it is set, and asks for a code where its switch is on', async () => {
  await open('editor', cup({ schoolcode: 'LHR001', schooltag: 'Lahore', secretcode: 'AB7' }));
  const secret = page.getByRole('textbox', { name: 'Secret code' });
  await expect.element(page.getByText(/^Nobody can enter yet/)).toBeVisible();
  expect(secret.query()).toBeNull();
  expect(page.getByRole('textbox', { name: 'Code', exact: true }).query()).toBeNull();
  await page.getByRole('switch', { name: /^With the secret code/ }).click();
  await expect.element(secret).toHaveValue('AB7');
  await expect
    .element(page.getByText('Who can enter: anyone who knows the secret code AB7.', { exact: true }))
    .toBeVisible();
  await page.getByRole('switch', { name: /^With a school code/ }).click();
  await expect.element(page.getByRole('textbox', { name: 'Code', exact: true })).toHaveValue('LHR001');
  await page.getByRole('switch', { name: /^With the link/ }).click();
  await page.getByRole('switch', { name: /^Only with a login/ }).click();
  await expect
    .element(
      page.getByText(
        'Who can enter: anyone with the link, anyone who knows the secret code AB7 and learners with the code of their school. They must log in, or come from the LMS of their school.',
        { exact: true },
      ),
    )
    .toBeVisible();
  await page.getByRole('switch', { name: /^Paused/ }).click();
  await expect.element(page.getByText(/For now nobody, because the competition is paused/)).toBeVisible();
});

test('a code with something wrong in it is seen without its switch, and a preview tells no code that nobody uses', async () => {
  await open('editor', cup({}));
  await page.getByRole('switch', { name: /^With the secret code/ }).click();
  const secret = page.getByRole('textbox', { name: 'Secret code' });
  await secret.fill('AB');
  await page.getByRole('switch', { name: /^With the secret code/ }).click();
  await expect.element(secret).toHaveAccessibleDescription(/exactly 3 letters or digits/);
  await open('preview', cup({ secretcode: 'AB7', ispublic: 1 }));
  await expect.element(page.getByText('Who can enter: anyone with the link.')).toBeVisible();
  expect(page.getByText('AB7').query()).toBeNull();
});

test('the first level is for the grade of the competition, and what has no skill is given one, not another', async () => {
  await open('editor', cup({}, { grade: '6', is_minimal_skill: true }));
  await page.getByRole('button', { name: 'Add a level' }).click();
  await expect.element(page.getByRole('combobox', { name: 'Grade of level 1' })).toHaveValue('Grade 6');
  await expect.element(page.getByRole('link', { name: 'Add skill' })).toBeVisible();
  expect(page.getByText('Change skill').query()).toBeNull();
});

test('what is warned of before the competition is sent leads to its field', async () => {
  const item = cup({});
  await open('rewardeditor', item);
  answer(updateContainer, item);
  answer(lookBeforeMove, {
    errors: [],
    unread_parts: 0,
    first_unread: null,
    open_comments: 0,
    open_changes: 0,
    warnings: [{ path: ['end_date'], severity: 'warning', message: 'competition.is_over' }],
    total_warnings: 1,
    total_questions: 0,
    seen_questions: 0,
  });
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /already over/ })
    .click();
  await expect.element(page.getByLabelText('Ends')).toHaveFocus();
});

test('on the narrowest phone the long words of a button stay within its card', async () => {
  const item = cup({ end_date: '2036-01-01 08:00:00' });
  answerEditor(item);
  const query = new URLSearchParams({ container_id: item.container_id, institution_id: '98' });
  const small = { locale: 'ps', width: 320, height: 568 } as const;
  await openInStudio(filesPages, `/dashboard/competition/editor?${query}`, small);
  const today = page.getByRole('button', { name: /څلورو/ });
  await expect.element(today).toBeVisible();
  const words = today.element().querySelector('[class*="label"]');
  expect(words?.scrollWidth).toBeLessThanOrEqual(words?.clientWidth ?? 0);
  expect(today.element().getBoundingClientRect().left).toBeGreaterThan(24);
});
