import { expect, type Page } from '@playwright/test';
import { launchAssessment } from '@takhti/contract';
import { apiOf, callPublic } from '../helpers/api.ts';
import { messagesOf, openWindow } from '../helpers/browser/windows.ts';
import { addQuestion, makeContent, publish } from '../helpers/content.ts';
import { somebody, stranger } from '../helpers/people/login.ts';
import { answerAddition, currentAddition, finish, goOn } from '../helpers/games/playing.ts';
import { publishAdditions } from '../helpers/published.ts';
import { skillOf } from '../helpers/skills.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';
import { test } from '../helpers/browser/test.ts';

test('C-437 C-438 C-552 C-553 C-554 C-556 C-561 a learner opens the shared link, leaves in the middle, comes back and gets a result that counts right', async ({
  browser,
  request,
}, testInfo) => {
  test.slow();
  const { assessment } = await publishAdditions(request, skillOf('learner', testInfo), {
    is_question_skill_randomization: 1,
    is_option_randomization: 1,
    is_feedback_hidden: 1,
    timer: 1800,
  });
  const link = await test.step('a teacher shares the link', async () => {
    const teacher = await somebody(browser, 'teacher');
    await teacher.goto(`/content?${new URLSearchParams({ title: assessment.title })}`);
    await teacher.getByRole('button', { name: `Share: ${assessment.title}` }).click();
    const field = teacher.getByRole('textbox', { name: 'Link for learners' });
    await expect(field).toHaveValue(/\/player\//);
    return field.inputValue();
  });
  const answered: string[] = [];

  const kept = await test.step('the learner answers two, marks the third, saves and leaves', async () => {
    const page = await stranger(browser);
    const introduced = page.waitForResponse('**/assessment/introduce');
    await page.goto(link);
    const told = await (await introduced).text();
    await expect(page.getByRole('heading', { name: assessment.title })).toBeVisible();
    await expect(page.getByText('5 questions')).toBeVisible();
    await page.getByRole('button', { name: 'Start' }).click();
    answered.push(await answerAddition(page, 'right'));
    // Time is limited: anyone who reads the traffic sees nothing of the questions before it runs.
    expect(told).toContain('introduction');
    expect(told).not.toContain('QuestionText');
    await goOn(page, 'Next');
    answered.push(await answerAddition(page, 'wrong'));
    await goOn(page, 'Next');
    answered.push(await currentAddition(page));
    await page.getByRole('button', { name: 'Look again' }).click();
    await page.getByRole('button', { name: 'Save and leave' }).click();
    await expect(page.getByRole('heading', { name: 'Saved!' })).toBeVisible();
    const state = await page.context().storageState();
    await page.close();
    return state;
  });

  const page = await (await browser.newContext({ storageState: kept })).newPage();
  await test.step('another day all is as it was left', async () => {
    await page.goto(link);
    await expect(page.getByText('You are part of the way through: 2 of 5 answered.')).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Question 3 of 5' })).toBeVisible();
    expect(await currentAddition(page)).toBe(answered[2]);
    await expect(page.getByRole('button', { name: 'Look again', pressed: true })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    expect(await currentAddition(page)).toBe(answered[1]);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
    await goOn(page, 'Next');
  });

  await test.step('two more answers, one left out, and the end', async () => {
    await answerAddition(page, 'right');
    await goOn(page, 'Next');
    answered.push(await answerAddition(page, 'right'));
    await goOn(page, 'Next');
    answered.push(await currentAddition(page));
    await goOn(page, 'Show the overview');
    await expect(page.getByRole('heading', { name: '1 question has no answer yet' })).toBeVisible();
    await finish(page);
  });

  await test.step('three of five right are sixty percent, and nothing says which', async () => {
    await expectSum(page);
  });

  await test.step('the result is kept: it shows again, and the server has the same figures', async () => {
    await page.goto(link);
    await expectSum(page);
    const stored = await callPublic(request, launchAssessment, {
      assessment_id: assessment.content_id,
      institution_id: assessment.institution_id,
      ...(await keptAttempt(page)),
    });
    expect(stored.result).toMatchObject({
      TotalQuestions: 5,
      CorrectQuestions: 3,
      CompletionPercentage: 80,
      GameScore: 60,
      QuestionsData: [],
    });
  });
});

test('C-178 C-187 C-558 C-559 C-965 C-966 the page that opened the player hears that an attempt was left, refused and finished', async ({
  browser,
  request,
  server,
}, testInfo) => {
  const author = await apiOf(request, 'developer');
  const place = skillOf('types', testInfo);
  const bank = await makeContent(author, 'mcq', { title: uniqueTitle('Heard'), place });
  await addQuestion(author, bank.container_id);
  await publish(request, author, bank.container_id);
  const { content_id, institution_id } = bank;
  const address = `/player/assessment?${new URLSearchParams({ assessment_id: content_id, institution_id: String(institution_id), mode: 'i' })}`;
  const page = await stranger(browser);
  // The LMS that the demo's institution names.
  const lms = 'https://lms.example.org/course/7';
  await page.route(lms, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>The LMS</h1>' }));
  await page.goto(lms);
  const begin = async (how: 'Start' | 'Continue') => {
    const player = await openWindow(page, server.address + address);
    await player.getByRole('button', { name: how }).click();
    await expect(player.getByRole('radio').first()).toBeVisible();
    return player;
  };
  const leave = (player: Page) => player.getByRole('button', { name: 'Save and leave' }).click();
  const told = (message: object) => expect.poll(() => messagesOf(page)).toContainEqual(message);

  const first = await begin('Start');
  await first.getByRole('radio').first().check();
  await leave(first);
  await told({ type: 'close', reason: 'BOOKMARKED', data: null });
  await first.close();

  // What was chosen and not checked is there again, not counted yet, for another visit and after a reload alike.
  const second = await begin('Continue');
  for (const when of ['opened again', 'loaded anew']) {
    await expect(second.getByRole('radio').first(), when).toBeChecked();
    await expect(second.getByRole('progressbar'), when).toHaveAttribute('aria-valuetext', '0 of 1 answered');
    await expect(second.getByRole('button', { name: 'Check', exact: true }), when).toBeVisible();
    await second.reload();
  }
  await expect(second.getByRole('radio').first()).toBeChecked();
  await second.route('**/api/assessment/save', (route) =>
    route.fulfill({ status: 401, body: 'no envelope' }),
  );
  // The answer saves itself; the refusal takes the question away, maybe before it could be seen checked.
  await second.getByRole('radio').nth(1).click();
  await told({ type: 'close', reason: 'UNAUTHORIZED', data: null });
  await second.close();

  const third = await begin('Continue');
  await third.getByRole('radio').first().check();
  await third.getByRole('button', { name: 'Check', exact: true }).click();
  await goOn(third, 'Show the overview');
  await finish(third);
  const data = expect.objectContaining({ AssessmentId: content_id, TotalQuestions: 1 });
  await told({ type: 'module-completed', reason: 'FINISHED', data });
});

async function expectSum(page: Page): Promise<void> {
  await expect(page.getByText('3 of 5 correct').first()).toBeVisible();
  await expect(page.getByText('60%')).toBeVisible();
  await expect(page.getByText('Only your total is shown here')).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(0);
}

/** What this browser remembers of the attempt: its id and its secret. */
async function keptAttempt(page: Page): Promise<{ attempt_id: string; attempt_token: string }> {
  const stored = await page.evaluate(() =>
    Object.entries(localStorage).find(([key]) => key.startsWith('takhti.attempt.')),
  );
  const { attempt_id, attempt_token } = JSON.parse(stored?.[1] ?? '{}') as Record<string, string>;
  return { attempt_id: attempt_id ?? '', attempt_token: attempt_token ?? '' };
}
