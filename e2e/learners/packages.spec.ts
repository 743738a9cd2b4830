import { expect } from '@playwright/test';
import { Packaged } from '@takhti/domain';
import { strFromU8, type Unzipped } from 'fflate';
import { expectAccessible } from '../helpers/browser/axe.ts';
import { keys } from '../helpers/browser/hands.ts';
import { test } from '../helpers/browser/test.ts';
import { solveRound } from '../helpers/games/games.ts';
import { answerAddition, finish, goOn } from '../helpers/games/playing.ts';
import { downloadPackage, openCourse, openInWindow } from '../helpers/packages.ts';
import { somebody } from '../helpers/people/login.ts';
import { publishAdditions } from '../helpers/published.ts';
import { playerTexts } from '../helpers/screen/texts.ts';
import { skillOf } from '../helpers/skills.ts';

const game = 'آج موسم کیسا ہے؟';

async function sharedBy(browser: Parameters<typeof somebody>[0], title: string) {
  const teacher = await somebody(browser, 'teacher');
  await teacher.goto(`/content?${new URLSearchParams({ title })}`);
  await teacher.getByRole('button', { name: `Share: ${title}` }).click();
  return teacher;
}

function packagedIn(files: Unzipped): Packaged {
  const script = strFromU8(files['game.js'] ?? new Uint8Array());
  return Packaged.parse(JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)));
}

test('a game leaves as SCORM 1.2, is played in another system, and its score arrives there', async ({
  browser,
}) => {
  const teacher = await sharedBy(browser, game);
  await expect(
    teacher.getByText('Anyone who unpacks the file can find the right answers in it'),
  ).toBeVisible();
  await expectAccessible(teacher);
  const files = await downloadPackage(teacher, 'SCORM 1.2');
  const { content } = packagedIn(files);
  if (content.kind !== 'game') throw new Error('a game was shared');

  const t = playerTexts('ur');
  const course = await openCourse(browser, files, 'scorm12', {}, '');
  const { page, read } = course;
  const lesson = await openInWindow(course);
  await lesson.getByRole('button', { name: t('game_start') }).click();
  expect(await read('cmi.core.lesson_status')).toBe('incomplete');
  const { rounds } = content.boards[0]!.play;
  for (const round of rounds) {
    await solveRound(lesson, round, keys);
    const check = lesson.getByRole('button', { name: t('check'), exact: true });
    if (await check.isVisible()) await check.click();
    const isLast = round.Number === rounds.length;
    await lesson.getByRole('button', { name: t(isLast ? 'show_result' : 'next'), exact: true }).click();
  }
  await expect(lesson.getByText(t('package_reported'))).toBeVisible();
  expect(await read('cmi.core.lesson_status')).toBe('completed');
  expect(await read('cmi.core.score.raw')).toBe('100');
  expect(await read('cmi.interactions._count')).toBe(String(rounds.length));
  await page.context().close();
});

test.describe('an assessment', () => {
  for (const { name, standard, suspended, status, score, done } of [
    {
      name: 'SCORM 1.2',
      standard: 'scorm12',
      suspended: 'cmi.suspend_data',
      status: 'cmi.core.lesson_status',
      score: ['cmi.core.score.raw', '60'],
      done: 'completed',
    },
    {
      name: 'SCORM 2004 (4th edition)',
      standard: 'scorm2004',
      suspended: 'cmi.suspend_data',
      status: 'cmi.completion_status',
      score: ['cmi.score.scaled', '0.6'],
      done: 'completed',
    },
  ] as const) {
    test(`leaves as ${name}, goes on after a break, and is scored there`, async ({
      browser,
      request,
    }, testInfo) => {
      const { assessment } = await publishAdditions(request, skillOf('learner', testInfo), {
        is_feedback_hidden: 1,
      });
      const files = await downloadPackage(await sharedBy(browser, assessment.title), name);

      const first = await openCourse(browser, files, standard);
      await first.lesson.getByRole('button', { name: 'Start' }).click();
      await answerAddition(first.lesson, 'right');
      await goOn(first.lesson, 'Next');
      await answerAddition(first.lesson, 'wrong');
      await goOn(first.lesson, 'Next');
      const kept = await first.read(suspended);
      expect(kept.length).toBeGreaterThan(10);
      await first.page.context().close();

      const again = await openCourse(browser, files, standard, { [suspended]: kept });
      await again.lesson.getByRole('button', { name: 'Continue' }).click();
      await expect(again.lesson.getByRole('heading', { name: 'Question 3 of 5' })).toBeVisible();
      for (const to of ['Next', 'Next', 'Show the overview'] as const) {
        await answerAddition(again.lesson, to === 'Show the overview' ? 'wrong' : 'right');
        await goOn(again.lesson, to);
      }
      await finish(again.lesson);
      await expect(again.lesson.getByText('Your result was sent to your course.')).toBeVisible();
      expect(await again.read(status)).toBe(done);
      expect(await again.read(score[0])).toBe(score[1]);
      expect(await again.read('cmi.interactions._count')).toBe('5');
      expect(await again.read('cmi.suspend_data')).toBe('');
      await again.page.context().close();
    });
  }
});
