import type { APIRequestContext } from '@playwright/test';
import type { AssessmentDoc, OpenedContainer } from '@takhti/domain';
import { apiOf } from './api.ts';
import { addQuestion, makeContent, playerPath, publish, questionDoc, setRules } from './content.ts';
import type { SkillPlace } from './skills.ts';
import { uniqueTitle } from './screen/titles.ts';

/** What is asked, and which of its options is right: the key that a journey checks the result's figures with. */
export const additionKey: Readonly<Record<string, { readonly right: string; readonly wrong: string }>> = {
  'Add 12 and 9.': { right: '21', wrong: '22' },
  'Add 25 and 16.': { right: '41', wrong: '31' },
  'Add 38 and 24.': { right: '62', wrong: '52' },
  'Add 47 and 36.': { right: '83', wrong: '73' },
  'Add 59 and 15.': { right: '74', wrong: '64' },
};

interface Published {
  readonly assessment: OpenedContainer;
  /** The learners' link, without the server's address. */
  readonly path: string;
}

/** An assessment of the five additions above, in the library. */
export async function publishAdditions(
  request: APIRequestContext,
  place: SkillPlace,
  rules: Partial<AssessmentDoc>,
): Promise<Published> {
  const author = await apiOf(request, 'developer');
  const bank = await makeContent(author, 'mcq', { title: uniqueTitle('Additions'), place });
  for (const [question, { right, wrong }] of Object.entries(additionKey)) {
    const doc = questionDoc({
      question: `<p>${question}</p>`,
      option1: `<p>${wrong}</p>`,
      option2: `<p>${right}</p>`,
      option3: '<p>a hundred</p>',
      option4: '<p>none of these</p>',
      correct1: 'N',
      correct2: 'Y',
      feedback: '<p>Well carried over.</p>',
    });
    await addQuestion(author, bank.container_id, doc);
  }
  await publish(request, author, bank.container_id);
  const assessment = await makeContent(author, 'assessment', { title: uniqueTitle('Can you add?'), place });
  await setRules(author, assessment.container_id, 5, rules);
  await publish(request, author, assessment.container_id);
  return { assessment, path: await playerPath(author, assessment.content_id) };
}
