import {
  askBot,
  grantBotAnswers,
  listNotifications,
  lookAtBotTurn,
  readBotTalk,
  reportBot,
  saveAiSettings,
  tryBot,
} from '@takhti/contract';
import { expect, test } from 'vitest';
import { AiSchool } from '../../../testing/ai/ai-school.ts';
import type { TestPerson } from '../../../testing/index.ts';
import { publishBot } from './testing/published-bot.ts';

const school = new AiSchool();
const as = (person: TestPerson) => school.server.as(person);

test('teachers are told of danger and reports under the bell, once, until somebody has looked; the author of reports alone', async () => {
  await as(school.admin).ok(saveAiSettings, { settings: school.settings(), version: 0 });
  await as(school.admin).ok(grantBotAnswers, { answers: 5, reason: 'Term 1' });
  const { bot, container_id } = await publishBot(school, 'english', {});
  school.service.answer({ kind: 'list', elements: [{ kind: 'answer', text: 'Water falls as rain.' }] });
  const somebody = (role: string) =>
    school.server.make.person({ institution_id: school.author.institution_id, roles: [role] });
  const [teacher, learner, reviewer] = [
    await somebody('teacher'),
    await somebody('teacher'),
    await somebody('cr1'),
  ];
  const asks = async (question: string) => (await as(learner).ok(askBot, { ...bot, question })).turn;
  const elsewhere = await school.server.make.institution({ settings: { specs: { is_ai_enabled: 1 } } });
  const other = await school.server.make.person({ institution_id: elsewhere, roles: ['teacher'] });
  const told = async (person: TestPerson) => {
    const { records } = await as(person).ok(listNotifications, {});
    return records.map(({ kind, talk_id, title, full_name }) => [kind, talk_id !== null, title, full_name]);
  };
  const worry = ['bot_worry', true, 'Water helper', ''];
  const reported = ['bot_reported', true, 'Water helper', ''];
  await asks('I want to die');
  await asks('I want to die');
  expect(await told(teacher)).toEqual([worry]);
  expect(await told(school.admin)).toEqual([worry]);
  for (const person of [school.author, reviewer, learner, other])
    expect(await told(person)).not.toContainEqual(worry);

  const { turn_id } = await asks('Why does it rain?');
  await as(learner).ok(reportBot, { ...bot, turn_id, why: 'Wrong' });
  expect(await told(teacher)).toEqual([reported, worry]);
  expect((await told(school.author))[0]).toEqual(reported);
  const [first] = (await as(teacher).ok(listNotifications, {})).records;
  expect(first).toMatchObject({ container_id, content_type: 'ai_bot', is_read: 0 });

  const { turns } = await as(teacher).ok(readBotTalk, { talk_id: first?.talk_id ?? '' });
  for (const turn of turns) await as(teacher).ok(lookAtBotTurn, turn);
  for (const person of [teacher, school.admin, school.author])
    expect(await told(person)).not.toContainEqual(reported);
  expect(await told(school.admin)).toEqual([]);
  await as(school.author).ok(tryBot, { container_id, question: 'I want to die' });
  expect(await told(teacher)).toEqual([]);
});
