import type { APIRequestContext } from '@playwright/test';
import { lookedAt, saveQuestion, sendComment, suggestQuestion } from '@takhti/contract';
import type { OpenedContainer, Question, QuestionDoc } from '@takhti/domain';
import { apiOf } from './api.ts';
import { addQuestion, makeContent, moveTo, questionDoc, submit } from './content.ts';
import type { SkillPlace } from './skills.ts';
import { uniqueTitle } from './screen/titles.ts';

const even = questionDoc();
const odd = questionDoc({ question: '<p>Which of these is odd?</p>', option1: '<p>one</p>' });

interface SentBack {
  readonly bank: OpenedContainer;
  /** Its option 2 was “five”, which the reviewer changed to “fifteen”. */
  readonly first: Question;
  /** The reviewer spoke of its option 3 and suggests “nineteen” in place of “nine” for its option 4. */
  readonly second: Question;
}

/** A bank of the developer that the first reviewer sent back, with everything that a review can leave behind. */
export async function sentBackBank(request: APIRequestContext, place: SkillPlace): Promise<SentBack> {
  const author = await apiOf(request, 'developer');
  const reviewer = await apiOf(request, 'reviewer1');
  const bank = await makeContent(author, 'mcq', { title: uniqueTitle('Sent back'), place });
  const { container_id, users_content_id } = bank;
  const first = await addQuestion(author, container_id, even);
  const second = await addQuestion(author, container_id, odd);
  await submit(author, container_id);

  await moveTo(reviewer, container_id, 'r');
  const { content_id } = second;
  await reviewer(sendComment, {
    users_content_id,
    comments: 'Is seven too easy here?',
    anchor: { content_id, path: ['option3'], quote: 'seven' },
  });
  const changed = await reviewer(saveQuestion, edit(first, { ...even, option2: '<p>fifteen</p>' }));
  await reviewer(suggestQuestion, edit(second, { ...odd, option4: '<p>nineteen</p>' }));
  await moveTo(reviewer, container_id, 's', 'Harder wrong answers, please.');
  await reviewer(lookedAt, { container_id, until: new Date().toISOString() });
  return { bank, first: changed, second };
}

/** The same, after its author has written option 2 of the first question again: which text stays is to be chosen. */
export async function movedOnBank(request: APIRequestContext, place: SkillPlace): Promise<SentBack> {
  const { bank, first, second } = await sentBackBank(request, place);
  const author = await apiOf(request, 'developer');
  const written = await author(saveQuestion, edit(first, { ...even, option2: '<p>fifty-five</p>' }));
  return { bank, first: written, second };
}

function edit({ container_id, content_id, version }: Question, doc: QuestionDoc) {
  return { ...doc, container_id, content_id, version };
}
