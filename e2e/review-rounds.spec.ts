import { apiOf } from './helpers/api.ts';
import { addQuestion, makeContent, questionDoc, submit } from './helpers/content.ts';
import { somebody } from './helpers/login.ts';
import { people } from './helpers/people.ts';
import { skillOf } from './helpers/skills.ts';
import { test } from './helpers/test.ts';
import { studioTexts } from './helpers/texts.ts';
import { walkThreeRounds } from './helpers/three-rounds.ts';
import { uniqueTitle } from './helpers/titles.ts';

test('C-007 C-498 C-504 author and reviewers go three rounds through three levels, each seeing at once what the other does', async ({
  browser,
  request,
}, testInfo) => {
  test.setTimeout(240_000);
  const api = await apiOf(request, 'developer');
  const place = skillOf('review', testInfo);
  const bank = await makeContent(api, 'mcq', { title: uniqueTitle('Three rounds'), place });
  const odd = questionDoc({ question: '<p>Which of these is odd?</p>', option1: '<p>one</p>' });
  const questions = [
    await addQuestion(api, bank.container_id),
    await addQuestion(api, bank.container_id, odd),
  ] as const;
  await submit(api, bank.container_id);
  const desk = async (login: keyof typeof people) => ({
    page: await somebody(browser, login),
    full_name: people[login].full_name,
  });

  await walkThreeRounds({
    t: studioTexts('en'),
    author: await desk('developer'),
    levels: [await desk('reviewer1'), await desk('reviewer2'), await desk('final')],
    bank,
    questions,
    words: {
      remark: 'Say why one is odd.',
      first_reason: 'One answer is not explained yet.',
      mended: 'One cannot be halved into whole numbers.',
      changed: 'fifteen',
      suggested: 'nineteen',
      second_reason: 'Harder wrong answers, please.',
    },
    look: () => Promise.resolve(),
  });
});
