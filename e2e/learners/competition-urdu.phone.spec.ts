import { setTimeout } from 'node:timers/promises';
import { expect, type FrameLocator } from '@playwright/test';
import { saveCompetition } from '@takhti/contract';
import { least_ms_per_question } from '@takhti/domain';
import { apiOf, type Api } from '../helpers/api.ts';
import { expectAccessible } from '../helpers/browser/axe.ts';
import { test } from '../helpers/browser/test.ts';
import { addQuestion, makeContent, playerPath, publish, questionDoc } from '../helpers/content.ts';
import { stranger } from '../helpers/people/login.ts';
import { playerTexts } from '../helpers/screen/texts.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';
import { expectUrduPage } from '../helpers/screen/urdu.ts';
import { skillOf } from '../helpers/skills.ts';

const say = playerTexts('ur');
const school = { code: 'LHR501', name: 'لاہور ماڈل اسکول' };
const key = { '12 اور 9 کو جمع کریں۔': '21', '25 اور 16 کو جمع کریں۔': '41' } as const;
const questions = Object.entries(key);
const name = 'زینب';

/** A bank of additions in Urdu, in the library. */
async function makeBank(author: Api, place: Parameters<typeof makeContent>[2]['place']) {
  const bank = await makeContent(author, 'mcq', { title: uniqueTitle('جمع'), place, language: 'urdu' });
  for (const [question, right] of questions)
    await addQuestion(
      author,
      bank.container_id,
      questionDoc({
        language: 'urdu',
        question: `<p>${question}</p>`,
        option1: `<p>${right}</p>`,
        option2: '<p>13</p>',
        option3: '<p>100</p>',
        option4: '<p>0</p>',
      }),
    );
  return bank;
}

test('a learner enters a competition by the code of their school, plays it, finds their place in each period, and takes reward and certificate', async ({
  browser,
  request,
}, testInfo) => {
  test.slow();
  const author = await apiOf(request, 'developer');
  const bank = await makeBank(author, skillOf('types', testInfo));
  await publish(request, author, bank.container_id);
  const title = uniqueTitle('جمع کا مقابلہ');
  const cup = await author(saveCompetition, {
    name: title,
    language: 'urdu',
    skill_id: bank.skill_id,
    levels: [{ level_grade: '5', lessons_ids: [bank.content_id] }],
    start_date: '2026-01-01 08:00:00',
    end_date: '2036-01-01 08:00:00',
    isschool: 1,
    ismultiplayer: 1,
    iscertificate: 1,
    schoolcode: school.code,
    schooltag: school.name,
    rewardcode: 'BOOK-7',
    ticketcost: 30,
  });
  await publish(request, author, cup.container_id);

  const page = await stranger(browser);
  await page.goto(await playerPath(author, cup.guid));
  await expectUrduPage(page);
  await expectAccessible(page);
  const enter = page.getByRole('button', { name: say('competition_enter'), exact: true });
  await page.getByLabel(say('competition_enter_name')).fill(name);
  await page.getByLabel(say('competition_code'), { exact: false }).fill('XXXX');
  await enter.click();
  await expect(page.getByRole('alert')).toHaveText(say('competition_enter_wrong'));
  await page.getByLabel(say('competition_code'), { exact: false }).fill(school.code.toLowerCase());
  await enter.click();
  await expect(page.getByText(say('competition_not_played'))).toBeVisible();
  await expectUrduPage(page);

  await page.getByRole('button', { name: new RegExp(`^${say('competition_play')}`) }).click();
  await play(page.frameLocator('iframe'));
  await page.getByRole('button', { name: say('competition_back') }).click();
  const points = say('competition_points_other', { n: 100 });
  await expect(page.getByRole('heading', { name: say('competition_gained', { points }) })).toBeVisible();
  await expect(page.getByText(say('competition_all_done'))).toBeVisible();
  await expectAccessible(page);
  await expectUrduPage(page);

  for (const period of ['daily', 'weekly', 'monthly', 'always', 'redeem'] as const) {
    await page.getByRole('radio', { name: say(`competition_${period}`) }).check({ force: true });
    await expect(page.getByText(say('competition_board_me', { place: 1, total: 1 }))).toBeVisible();
  }
  const take = page.getByRole('button', { name: say('competition_reward_get') });
  await take.press('Enter');
  const coins = (n: number): string => say('competition_coins_other', { n });
  const sure = say('competition_reward_sure', { cost: coins(30), coins: coins(100) });
  const asked = page.getByRole('dialog', { name: sure });
  await expectAccessible(page);
  // Nothing is given before they say so.
  await page.keyboard.press('Escape');
  await expect(asked).toBeHidden();
  await expect(page.getByText('BOOK-7')).toBeHidden();
  await take.press('Enter');
  await asked.getByRole('button', { name: say('competition_reward_take') }).press('Enter');
  await expect(page.getByText('BOOK-7')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(
    say('competition_coins_other', { n: 70 }),
  );

  await expectAccessible(page);
  await page.getByRole('button', { name: say('competition_certificate_get') }).click();
  // The name stands on the page that is left, too.
  await expect(page).toHaveURL(/certificate=/);
  await expect(page.getByText(name, { exact: true })).toBeVisible();
  await expectUrduPage(page);
  await expectAccessible(page);
  const sheet = await page.pdf({ preferCSSPageSize: true });
  expect(sheet.toString('latin1')).toMatch(/\/Type \/Pages[^>]*\/Count 1\b/);
  // Anyone who scans it sees what it says; a code that was made up belongs to no certificate.
  const checked = await stranger(browser);
  await checked.goto(page.url());
  await expect(checked.getByText(title)).toBeVisible();
  await checked.goto(page.url().replace(/certificate=\w+/, 'certificate=AAAAAAAAAAAA'));
  await expect(checked.getByText(say('competition_certificate_unknown'))).toBeVisible();
  await checked.getByRole('link', { name: say('competition_certificate_back') }).click();
  await expect(checked.getByRole('button', { name: say('competition_enter'), exact: true })).toBeVisible();
});

/** Answers every question rightly; what was right is not told to who plays for points. */
async function play(frame: FrameLocator): Promise<void> {
  await frame.getByRole('button', { name: say('start') }).click();
  for (let n = 1; n <= questions.length; n += 1) {
    const heading = say('question_of', { n, total: questions.length });
    await expect(frame.getByRole('heading', { name: heading })).toBeVisible();
    const words = await frame.getByRole('article').innerText();
    const [, right = ''] = questions.find(([question]) => words.includes(question)) ?? [];
    await frame.getByRole('radio', { name: right, exact: true }).check();
    await frame
      .getByRole('button', { name: say('next'), exact: true })
      .or(frame.getByRole('button', { name: say('review_open') }))
      .click();
  }
  // Nobody reads faster: what comes sooner gives no points.
  await setTimeout(questions.length * least_ms_per_question);
  await frame.getByRole('button', { name: say('finish') }).click();
  await frame
    .getByRole('dialog')
    .getByRole('button', { name: say('finish') })
    .click();
  await expect(frame.getByText('100%')).toBeVisible();
}
