import { expect, type Page } from '@playwright/test';
import { apiOf } from '../helpers/api.ts';
import { stranger } from '../helpers/people/login.ts';
import { addQuestion, makeContent, playerPath, publish, questionDoc, setRules } from '../helpers/content.ts';
import { skillOf } from '../helpers/skills.ts';
import { test } from '../helpers/browser/test.ts';
import { playerTexts } from '../helpers/screen/texts.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';

const text = playerTexts('prs');
const total = 4;
/** Words of the player with numbers in the learner's digits. */
const say = (key: string, n = 0): string =>
  text(key, { n: n.toLocaleString('fa'), total: total.toLocaleString('fa') });
const wrong = 'نادرست';

test('C-552 C-554 a past paper in Dari loses nothing, though the network fails twice, once while it is handed in', async ({
  browser,
  request,
}, testInfo) => {
  test.slow();
  const author = await apiOf(request, 'developer');
  const place = skillOf('exam', testInfo);
  const start = { place, language: 'dari', title: uniqueTitle('کانکور ۱۳۹۸') } as const;
  const bank = await makeContent(author, 'mcq', start);
  for (let at = 1; at <= total; at += 1) {
    const option1 = `<p>درست ${at}</p>`;
    const question = `<p>جواب پرسش ${at} کدام است؟</p>`;
    const others = { option2: `<p>${wrong}</p>`, option3: '<p>نیست</p>', option4: '<p>هیچ یک</p>' };
    const doc = questionDoc({ language: 'dari', past_paper: 2, question, option1, ...others });
    await addQuestion(author, bank.container_id, doc);
  }
  await publish(request, author, bank.container_id);
  const paper = await makeContent(author, 'assessment', start);
  const exam = { assessment_type: 2, year: 1398, province: 'kabul', round: 1 } as const;
  await setRules(author, paper.container_id, total, { ...exam, is_feedback_hidden: 1 });
  await publish(request, author, paper.container_id);
  const link = await playerPath(author, paper.content_id);

  const page = await stranger(browser);
  const line = page.context();
  await page.goto(link);
  await page.getByRole('button', { name: say('start') }).click();
  await answer(page, 1, 'right');

  await line.setOffline(true);
  await answer(page, 2, 'wrong');
  await expect(page.getByText(say('offline'))).toBeVisible();
  await answer(page, 3, 'right');
  const arrived = page.waitForResponse((response) => response.url().endsWith('/assessment/save'));
  await line.setOffline(false);
  await arrived;

  // The phone closes what is open while another program is used.
  await page.goto(link);
  await expect(page.getByText(say('continue_text', 3))).toBeVisible();
  await page.getByRole('button', { name: say('continue') }).click();
  await line.setOffline(true);
  await answer(page, 4, 'right');
  await page.getByRole('button', { name: say('finish') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('finish') })
    .click();
  await expect(page.getByText(say('finish_failed'))).toBeVisible();
  await line.setOffline(false);
  await expect(page.getByText(say('correct_of', 3)).first()).toBeVisible();
});

/** Answers the n-th question, once it is on the board, and continues. */
async function answer(page: Page, n: number, how: 'right' | 'wrong'): Promise<void> {
  await expect(page.getByRole('heading', { name: say('question_of', n) })).toBeVisible();
  const number = /پرسش (\d)/.exec(await page.getByRole('article').innerText())?.[1];
  const name = how === 'right' ? `درست ${number}` : wrong;
  await page.getByRole('radio', { name, exact: true }).check();
  await page
    .getByRole('button', { name: say('next'), exact: true })
    .or(page.getByRole('button', { name: say('review_open') }))
    .click();
}
