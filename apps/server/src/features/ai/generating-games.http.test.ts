import {
  changeProposal,
  createContainer,
  editPublished,
  keepProposals,
  listAiParts,
  listHistory,
  lookAtParts,
  openContainer,
  remakeProposal,
  startAiRun,
  updateContainer,
  updateStatus,
} from '@takhti/contract';
import { describe, expect, test } from 'vitest';
import { AiSchool, request } from '../../testing/ai/ai-school.ts';
import { publishNow } from '../../testing/published-content.ts';

const school = new AiSchool();
const feedback = { feedback: 'Yes.', incorrect_feedback: 'Look again.' };
const card = (text: string, to = '', is_right = false) => ({ text, to, is_right });
const pairs = {
  template: 'matching',
  question: 'Find the pairs.',
  cards: [card('Ice', 'frozen water'), card('Rain', 'falls from clouds'), card('Fog', 'a low cloud')],
  ...feedback,
};
const order = {
  template: 'sorting_vertical',
  question: 'Put it in order.',
  cards: [card('Water rises'), card('Clouds form'), card('Rain falls')],
  ...feedback,
};
const groups = {
  template: 'non_overlapping_classification',
  question: 'Which is water?',
  cards: [card('Rain', 'Water'), card('Stone', 'Earth'), card('River', 'Water'), card('Sand', 'Earth')],
  ...feedback,
};
const choice = {
  template: 'mcq_short',
  question: 'What falls from clouds?',
  cards: [card('Rain', '', true), card('Stones'), card('Trees'), card('Roads')],
  ...feedback,
};

const author = () => school.server.as(school.author);

async function make(content_type: 'rumble_in_the_jumble' | 'sorting_vertical' | 'crossword') {
  const { institution_id } = school.author;
  const { skill_id } = await school.server.make.skill({ institution_id });
  return author().ok(createContainer, { content_type, title: 'Water', language: 'english', skill_id });
}

async function generate(container_id: string, elements: readonly unknown[], over: object = {}) {
  school.service.answer({ kind: 'list', elements });
  return school.generate(container_id, { kind: 'rounds', request: { ...request, count: 10, ...over } });
}

const roundsOf = async (container_id: string) => {
  const { json_data } = await author().ok(openContainer, { container_id });
  return (json_data as { questionData: { template_type: string; question: string; ai_part?: string }[] })
    .questionData;
};

describe('rounds of a game', () => {
  test('C-039 G-415 of several kinds are proposed, judged, and come in at its end when they are kept', async () => {
    await school.setUp();
    const { container_id } = await make('rumble_in_the_jumble');
    const half = { ...order, cards: [card('One')] };
    const { run_id, proposals, ids } = await generate(container_id, [pairs, order, groups, choice, half]);
    expect(proposals.map(({ findings }) => findings.some(({ severity }) => severity === 'error'))).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
    expect(await roundsOf(container_id)).toEqual([]);
    const all = await author().refused(keepProposals, { run_id, proposal_ids: ids });
    expect(all.problem).toBe('questions.invalid');
    const { part_ids } = await author().ok(keepProposals, { run_id, proposal_ids: ids.slice(0, 4) });
    const rounds = await roundsOf(container_id);
    expect(rounds.map(({ template_type, ai_part }) => [template_type, ai_part])).toEqual(
      ['matching', 'sorting_vertical', 'non_overlapping_classification', 'mcq_short'].map((template, at) => [
        template,
        part_ids[at],
      ]),
    );
    const { records } = await author().ok(listHistory, { container_id });
    expect(records[0]).toMatchObject({ action: 'save', detail: { made_by_model: 'stand-in' } });
  });

  test('G-429 what the game has already is told, and kinds that nobody asked for are left out', async () => {
    await school.setUp();
    const { container_id } = await make('rumble_in_the_jumble');
    const first = await generate(container_id, [pairs, choice], { templates: ['matching'] });
    expect(first.proposals.map(({ body }) => body['template'])).toEqual(['matching']);
    await author().ok(keepProposals, { run_id: first.run_id, proposal_ids: first.ids });
    const again = await generate(container_id, [pairs, choice]);
    expect(again.proposals.map(({ findings }) => findings.map(({ message }) => message))).toEqual([
      ['generated.known'],
      [],
    ]);
    expect(school.service.asked.at(-1)?.text).toContain('falls from clouds');
    const own = await make('sorting_vertical');
    const only = await generate(own.container_id, [pairs, order]);
    expect(only.proposals.map(({ body }) => body['template'])).toEqual(['sorting_vertical']);
    expect(
      (await author().refused(startAiRun, { container_id: own.container_id, kind: 'mcqs', request })).problem,
    ).not.toBe('ai.not_set_up');
  });

  test('are changed before they are kept, and judged anew', async () => {
    await school.setUp();
    const { container_id } = await make('rumble_in_the_jumble');
    const none = { ...choice, cards: choice.cards.map((each) => ({ ...each, is_right: false })) };
    const { run_id, proposals, ids } = await generate(container_id, [none]);
    expect(proposals[0]?.findings).toMatchObject([{ message: 'game.correct_required' }]);
    const changed = await author().ok(changeProposal, { run_id, proposal_id: ids[0] ?? '', body: choice });
    expect(changed).toMatchObject({ findings: [], is_changed: true });
  });

  test('are made anew with a word of why, in their place and of their kind', async () => {
    await school.setUp();
    const { container_id } = await make('rumble_in_the_jumble');
    const { run_id, ids } = await generate(container_id, [pairs, order]);
    const anew = { ...order, question: 'What comes first?' };
    school.service.answer({ kind: 'list', elements: [choice, anew] });
    await author().ok(remakeProposal, { run_id, proposal_id: ids[1] ?? '', why: 'Too long' });
    await school.server.services.background.settled();
    expect(school.service.asked.at(-1)?.text).toContain('Too long');
    const { proposals } = await school.read(container_id);
    expect(proposals.map(({ body }) => body['question'])).toEqual([pairs.question, anew.question]);
  });

  test('are submitted only once somebody has read each; a copy says who made them', async () => {
    await school.setUp();
    const made = await make('rumble_in_the_jumble');
    const { container_id } = made;
    const { run_id, ids } = await generate(container_id, [pairs, choice]);
    const { part_ids } = await author().ok(keepProposals, { run_id, proposal_ids: ids });
    const submit = { container_id, content_status: 'w', comments: '' } as const;
    expect(await author().refused(updateStatus, submit)).toMatchObject({
      problem: 'ai.unread',
      details: { count: 2 },
    });
    // To change a round is not to have read it.
    const { json_data, version, title } = await author().ok(openContainer, { container_id });
    const doc = json_data as { questionData: { question: string }[] };
    const questionData = doc.questionData.map((round, at) =>
      at === 0 ? { ...round, question: 'Match.' } : round,
    );
    await author().ok(updateContainer, {
      container_id,
      version,
      title,
      json_data: JSON.stringify({ ...doc, questionData }),
    });
    const { records } = await author().ok(listAiParts, { container_id });
    expect(records.map(({ part_id, is_changed, looked_on }) => [part_id, is_changed, looked_on])).toEqual([
      [part_ids[0], true, null],
      [part_ids[1], false, null],
    ]);
    await author().ok(lookAtParts, { container_id, part_ids: part_ids.slice(0, 1) });
    expect(await author().refused(updateStatus, submit)).toMatchObject({ details: { count: 1 } });
    await author().ok(lookAtParts, { container_id, part_ids });
    await publishNow(school.server, school.author, container_id);
    const copy = await author().ok(editPublished, { content_id: made.content_id, is_duplicate: 1 });
    const parts = await author().ok(listAiParts, { container_id: copy.container_id });
    expect(parts.records.map(({ model, is_changed }) => [model, is_changed])).toEqual([
      ['stand-in', true],
      ['stand-in', false],
    ]);
  });
});

test('a word of a crossword is made anew with a word of why', async () => {
  await school.setUp();
  const { container_id } = await make('crossword');
  school.service.answer({ kind: 'list', elements: [{ word: 'RAIN', clue: 'It falls' }] });
  const { run_id, ids } = await school.generate(container_id, { kind: 'crossword' });
  school.service.answer({ kind: 'list', elements: [{ word: 'CLOUD', clue: 'It brings rain' }] });
  await author().ok(remakeProposal, { run_id, proposal_id: ids[0] ?? '', why: 'Too easy' });
  await school.server.services.background.settled();
  expect(school.service.asked.at(-1)?.text).toContain('Too easy');
  const { proposals } = await school.read(container_id);
  expect(proposals).toMatchObject([{ body: { word: 'CLOUD' }, state: 'open' }]);
});

test('G-421 words of a crossword are proposed with their clues, and come in when they are kept', async () => {
  await school.setUp();
  const { container_id } = await make('crossword');
  const elements = [
    { word: 'RAIN', clue: 'It falls from clouds' },
    { word: 'ICE CREAM', clue: 'It is cold' },
    { word: 'RIVER', clue: 'It runs to the sea' },
  ];
  school.service.answer({ kind: 'list', elements });
  const { run_id, proposals, ids } = await school.generate(container_id, { kind: 'crossword' });
  expect(proposals.map(({ findings }) => findings.map(({ message }) => message))).toEqual([
    [],
    ['crossword.word_space'],
    [],
  ]);
  const good = ids.filter((_id, at) => at !== 1);
  const { part_ids } = await author().ok(keepProposals, { run_id, proposal_ids: good });
  const { json_data } = await author().ok(openContainer, { container_id });
  expect(json_data).toMatchObject({
    files: [
      { id: 1, word: 'RAIN', ai_part: part_ids[0] },
      { id: 2, word: 'RIVER', ai_part: part_ids[1] },
    ],
  });
  expect(
    (await author().refused(updateStatus, { container_id, content_status: 'w', comments: '' })).problem,
  ).toBe('ai.unread');
});
