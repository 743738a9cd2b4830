import {
  changeProposal,
  createContainer,
  editPublished,
  keepProposals,
  listAiParts,
  listHistory,
  listQuestions,
  lookAtParts,
  openContainer,
  readAiPart,
  remakeProposal,
  startAiRun,
  updateArticle,
  updateStatus,
} from '@takhti/contract';
import { expect, test } from 'vitest';
import { AiSchool, dariText, request } from '../../testing/ai/ai-school.ts';
import { publishNow } from '../../testing/published-content.ts';

const school = new AiSchool();
const author = () => school.server.as(school.author);
const dari = { ...request, language: 'dari', audience: 'صنف ۴' } as const;

const question = {
  question: 'باران از کجا می‌بارد؟',
  options: ['ابر', 'سنگ', 'درخت', 'راه'],
  answer: 'ابر',
  feedback: 'بلی، از ابر.',
  incorrect_feedback: 'به آسمان نگاه کن.',
};
const blank = {
  question: 'آب به ___ می‌رود.',
  answers: [['دریا']],
  feedback: 'درست است.',
  incorrect_feedback: 'متن را دوباره بخوان.',
};

async function makeArticle() {
  const { institution_id } = school.author;
  const { skill_id } = await school.server.make.skill({ institution_id });
  return author().ok(createContainer, {
    content_type: 'article',
    title: 'متن نو',
    language: 'dari',
    skill_id,
  });
}

async function generate(
  container_id: string,
  kind: 'article' | 'mcqs' | 'blanks',
  element: object,
  over = {},
) {
  school.service.answer({ kind: 'list', elements: [element, element] });
  return school.generate(container_id, { kind, request: { ...dari, ...over }, discards_earlier: true });
}

const opened = (container_id: string) => author().ok(openContainer, { container_id });
const submit = (container_id: string) =>
  author().refused(updateStatus, { container_id, content_status: 'w', comments: '' });

test('C-012 D-41 an article in Dari: its text and then questions about it, each kept, read and submitted', async () => {
  await school.setUp(10);
  const article = await makeArticle();
  const { container_id, content_id } = article;
  const text = await generate(container_id, 'article', dariText);
  // Of a text there is one, however many are asked for.
  expect(text.proposals.map(({ body, findings }) => ({ body, findings }))).toEqual([
    { body: dariText, findings: [] },
  ]);
  expect(await opened(container_id)).toMatchObject({
    title: 'متن نو',
    json_data: expect.objectContaining({ article_text: '' }) as object,
  });
  const kept = await author().ok(keepProposals, { run_id: text.run_id, proposal_ids: text.ids });
  expect(await opened(container_id)).toMatchObject({
    // Its author called it so.
    title: 'متن نو',
    json_data: {
      article_text: dariText.paragraphs.map((words) => `<p>${words}</p>`).join(''),
      ai_parts: kept.part_ids,
    },
  });
  const { records } = await author().ok(listHistory, { container_id });
  expect(records[0]).toMatchObject({ action: 'save', detail: { made_by_model: 'stand-in' } });

  const material = { from: 'article', content_id } as const;
  const part_ids = [...kept.part_ids];
  for (const [kind, element] of [
    ['mcqs', question],
    ['blanks', blank],
  ] as const) {
    const run = await generate(container_id, kind, element, { material });
    expect(school.service.asked.at(-1)?.text).toContain(dariText.paragraphs[1]);
    expect(run.proposals[0]?.findings).toEqual([]);
    const one = await author().ok(keepProposals, { run_id: run.run_id, proposal_ids: run.ids.slice(0, 1) });
    part_ids.push(...one.part_ids);
  }
  expect((await author().ok(listQuestions, { container_id })).total).toBe(2);

  const parts = await author().ok(listAiParts, { container_id });
  expect(parts.records.map(({ part_id, looked_on }) => [part_id, looked_on])).toEqual(
    part_ids.map((part_id) => [part_id, null]),
  );
  const { made } = await author().ok(readAiPart, { container_id, part_id: part_ids[0] ?? '' });
  expect(made).toMatchObject({ model: 'stand-in', source: { from: 'topic' } });
  expect(await submit(container_id)).toMatchObject({ problem: 'ai.unread', details: { count: 3 } });
  await author().ok(lookAtParts, { container_id, part_ids: part_ids.slice(1) });
  expect(await submit(container_id)).toMatchObject({ problem: 'ai.unread', details: { count: 1 } });
  await author().ok(lookAtParts, { container_id, part_ids });
  await publishNow(school.server, school.author, container_id);
  for (const is_duplicate of [1, 0] as const) {
    const copy = await author().ok(editPublished, { content_id, is_duplicate });
    const copied = await author().ok(listAiParts, { container_id: copy.container_id });
    expect(copied.records.map(({ model, looked_on }) => [model, looked_on !== null])).toEqual(
      part_ids.map(() => ['stand-in', true]),
    );
  }
});

test('D-41 a text is changed before it is kept, made anew with a word of why, and costs a credit each time', async () => {
  await school.setUp(3);
  const { container_id } = await makeArticle();
  const { run_id, ids } = await generate(container_id, 'article', { ...dariText, title: '' });
  const [proposal_id = ''] = ids;
  const before = await school.read(container_id);
  expect(before.proposals[0]?.findings).toMatchObject([{ message: 'document.title_required' }]);
  expect((await author().refused(keepProposals, { run_id, proposal_ids: ids })).problem).toBe(
    'questions.invalid',
  );
  const body = { ...dariText, title: 'باران' };
  expect(await author().ok(changeProposal, { run_id, proposal_id, body })).toMatchObject({ findings: [] });
  school.service.answer({ kind: 'list', elements: [{ ...dariText, title: 'ابر' }] });
  await author().ok(remakeProposal, { run_id, proposal_id, why: 'بسیار کوتاه است' });
  await school.server.services.background.settled();
  expect(school.service.asked.at(-1)?.text).toContain('بسیار کوتاه است');
  const after = await school.read(container_id);
  expect(after.proposals.map(({ body: { title } }) => title)).toEqual(['ابر']);
  expect(await school.credits()).toBe(1);
});

test('a text that came later stands behind what is there, under its title; what a person changes must still be read', async () => {
  await school.setUp(3);
  const { container_id, content_id } = await makeArticle();
  const own = '<p>متن من.</p>';
  const { version } = await opened(container_id);
  await author().ok(updateArticle, { article_id: content_id, article_text: own, version });
  const hostile = { title: '<b>آب</b>', paragraphs: ['<script>alert(1)</script> باران'] };
  const { run_id, ids } = await generate(container_id, 'article', hostile);
  await author().ok(keepProposals, { run_id, proposal_ids: ids });
  const item = await opened(container_id);
  expect(item).toMatchObject({
    title: 'متن نو',
    json_data: {
      article_text: `${own}<h3>&lt;b&gt;آب&lt;/b&gt;</h3><p>&lt;script&gt;alert(1)&lt;/script&gt; باران</p>`,
    },
  });
  // The calls of articles tell nothing of models, and forget nothing of them.
  const article_text = '<p>چیز دیگر.</p>';
  await author().ok(updateArticle, { article_id: content_id, article_text, version: item.version });
  const { records } = await author().ok(listAiParts, { container_id });
  expect(records).toMatchObject([{ is_changed: true, looked_on: null }]);
  const { problem } = await author().refused(startAiRun, { container_id, kind: 'rounds', request: dari });
  expect(problem).toBe('ai.other_kind');
});
