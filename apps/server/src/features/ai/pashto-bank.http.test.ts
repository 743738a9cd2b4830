import {
  approve,
  changeProposal,
  dropProposals,
  editPublished,
  keepProposals,
  listAiParts,
  listHistory,
  listQuestions,
  lookBeforeMove,
  lookAtParts,
  openContainer,
  readAiCredits,
  readAiPart,
  readAiRun,
  remakeProposal,
  saveQuestion,
  startAiRun,
  updateStatus,
} from '@takhti/contract';
import { expect, test } from 'vitest';
import { AiSchool, request } from '../../testing/ai/ai-school.ts';
import { questionDoc } from '../../testing/factories.ts';

const school = new AiSchool();
const element = (n: number) => ({
  question: `د اوبو د دوران ${n} پړاو کوم دی؟`,
  options: [`تبخیر ${n}`, 'ډبره', 'ونه', 'کور'],
  answer: `تبخیر ${n}`,
  feedback: 'هو، اوبه براس کېږي.',
  incorrect_feedback: 'د لمر په اړه فکر وکړئ.',
});
const asWord = { known: 5, equal: 1, repeated: 2, urdu: 3, long: 4 } as const;
const elements = Array.from({ length: 20 }, (_, n) => element(n)).map((each, n) => {
  switch (n) {
    case asWord.equal:
      return { ...each, options: [each.answer, 'ډبره', 'ډبره', 'کور'] };
    case asWord.repeated:
      return element(0);
    case asWord.urdu:
      return { ...each, feedback: 'ہاں، یہ درست ہے' };
    case asWord.long:
      return { ...each, question: `${'اوبه ګرمې '.repeat(14)}شي؟` };
    default:
      return each;
  }
});
const text = 'لمر اوبه تودوي او اوبه براس کېږي. براس پورته ځي او ورېځې جوړوي.';
const asked = { ...request, language: 'pashto', count: 20, material: { from: 'text', text } } as const;
const findingsOf = (proposals: readonly { findings: readonly { message: string }[] }[]) =>
  proposals.map(({ findings }) => findings.map(({ message }) => message));

test('a bank of twenty questions in Pashto goes from a pasted text to publication', async () => {
  await school.setUp(3);
  const { container_id, content_id } = await school.makeBank();
  const { server, service } = school;
  const author = server.as(school.author);
  const total = async () => (await author.ok(listQuestions, { container_id })).total;
  const credits = () => author.ok(readAiCredits, {});
  // A person has written one of them already.
  const own = element(asWord.known);
  const [option1 = '', option2 = '', option3 = '', option4 = ''] = own.options.map(
    (each) => `<p>${each}</p>`,
  );
  const written = { question: `<p>${own.question}</p>`, option1, option2, option3, option4 };
  await author.ok(saveQuestion, { container_id, ...questionDoc({ ...written, language: 'pashto' }) });

  // They come one by one, each judged as it comes, while a credit is held; nothing enters the bank.
  let go: () => void = () => {};
  const wait = new Promise<void>((resolve) => {
    go = resolve;
  });
  service.answer({ kind: 'list', elements, wait });
  await author.ok(startAiRun, { container_id, kind: 'mcqs', request: asked });
  const readNow = () => author.ok(readAiRun, { container_id });
  await expect.poll(async () => (await readNow()).proposals.length).toBe(1);
  expect(await readNow()).toMatchObject({ run: { status: 'running' }, proposals: [{ findings: [] }] });
  expect(await credits()).toMatchObject({ credits: 2, held: 1, used: 0 });
  go();
  await server.services.background.settled();
  const { run_id, ids, proposals } = await school.read(container_id);
  expect(await credits()).toMatchObject({ credits: 2, held: 0, used: 1, institution_used: 1 });
  const expected: string[][] = elements.map(() => []);
  expected[asWord.equal] = ['mcq.option_duplicate'];
  expected[asWord.repeated] = ['generated.repeated'];
  expected[asWord.urdu] = ['generated.foreign_letters'];
  expected[asWord.long] = ['reading.long_sentence'];
  expected[asWord.known] = ['generated.known'];
  expect(findingsOf(proposals)).toEqual(expected);
  expect(await total()).toBe(1);
  expect(service.asked[0]?.text).toContain(text);
  expect(service.asked[0]?.text).toContain('Write everything in Pashto');

  // Each is kept, changed, made again with a word of why, or dropped.
  const idAt = (at: number): string => ids[at] ?? '';
  const odd = Object.values(asWord).map(idAt);
  const good = ids.filter((id) => !odd.includes(id));
  await author.ok(keepProposals, { run_id, proposal_ids: good });
  const equal = await author.refused(keepProposals, { run_id, proposal_ids: [idAt(asWord.equal)] });
  expect(equal.problem).toBe('questions.invalid');
  for (const at of [asWord.equal, asWord.urdu, asWord.long]) {
    const { answer: _answer, ...body } = element(at);
    const proposal_id = idAt(at);
    const changed = await author.ok(changeProposal, { run_id, proposal_id, body: { ...body, correct: 0 } });
    expect(changed).toMatchObject({ findings: [], is_changed: true });
    await author.ok(keepProposals, { run_id, proposal_ids: [proposal_id] });
  }
  service.answer({ kind: 'list', elements: [element(asWord.repeated)] });
  const why = 'دا له مخکې شته';
  await author.ok(remakeProposal, { run_id, proposal_id: idAt(asWord.repeated), why });
  await server.services.background.settled();
  expect(service.asked.at(-1)?.text).toContain(why);
  const anew = (await readNow()).proposals[asWord.repeated];
  expect(anew).toMatchObject({ state: 'open', findings: [] });
  await author.ok(keepProposals, { run_id, proposal_ids: [anew?.proposal_id ?? ''] });
  await author.ok(dropProposals, { run_id, proposal_ids: [idAt(asWord.known)] });
  expect(await total()).toBe(20);
  expect(await credits()).toMatchObject({ credits: 1, used: 2, institution_used: 2 });

  // It is not submitted before a person has looked at every part of it.
  const submit = { container_id, content_status: 'w', comments: '' } as const;
  const parts = async () => (await author.ok(listAiParts, { container_id })).records;
  const part_ids = (await parts()).map(({ part_id }) => part_id);
  const unread = async () => (await author.refused(updateStatus, submit)).details?.['count'];
  expect(await unread()).toBe(19);
  expect(await author.ok(lookBeforeMove, { container_id })).toMatchObject({
    unread_parts: 19,
    first_unread: { part_id: part_ids[0], path: null },
  });
  await author.ok(lookAtParts, { container_id, part_ids: part_ids.slice(0, 18) });
  expect(await unread()).toBe(1);
  await author.ok(lookAtParts, { container_id, part_ids: part_ids.slice(18) });
  await author.ok(updateStatus, submit);

  // Where it comes from is in the review, the history and the file.
  for (const role of ['cr1', 'cr', 'cr3']) {
    const { institution_id } = school.author;
    const reviewer = server.as(await server.make.person({ institution_id, roles: [role] }));
    const { records } = await reviewer.ok(listAiParts, { container_id });
    expect(records.filter(({ is_changed }) => !is_changed)).toHaveLength(16);
    expect(records.every(({ looked_by }) => looked_by === school.author.full_name)).toBe(true);
    const { made } = await reviewer.ok(readAiPart, { container_id, part_id: part_ids[0] ?? '' });
    expect(made).toMatchObject({ model: 'stand-in', source: asked.material });
    expect(made?.prompt).toContain(text);
    await reviewer.ok(updateStatus, { container_id, content_status: 'r', comments: '' });
    await reviewer.ok(approve, { container_id });
  }
  expect(await author.ok(openContainer, { container_id })).toMatchObject({ content_status: 'a' });
  const { records: history } = await author.ok(listHistory, { container_id });
  expect(history.find(({ action }) => action === 'question.create')?.detail).toMatchObject({
    made_by_model: 'stand-in',
    made_from: 'text',
    made_on: expect.any(String) as string,
  });
  const file = await server.post('export/mcq', { container_id, format: 'json' }, school.author.session_id);
  const { made_by_models } = JSON.parse(file.body) as { made_by_models: { question: number }[] };
  expect(made_by_models).toHaveLength(19);
  expect(made_by_models.at(-1)).toMatchObject({
    question: 20,
    model: 'stand-in',
    source: asked.material,
    prompt: expect.stringContaining(text) as string,
  });

  // A copy of what was published says the same.
  const copy = await author.ok(editPublished, { content_id, is_duplicate: 1 });
  expect(copy.total_questions).toBe(20);
  const copied = (await author.ok(listAiParts, { container_id: copy.container_id })).records;
  expect(copied.filter(({ is_changed }) => !is_changed)).toHaveLength(16);
  expect(copied.every(({ model, looked_on }) => model === 'stand-in' && looked_on !== null)).toBe(true);
});
