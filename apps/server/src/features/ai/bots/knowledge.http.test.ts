import {
  askBot,
  closeBank,
  createContainer,
  grantBotAnswers,
  openContainer,
  saveAiSettings,
  saveQuestion,
  updateContainer,
  uploadFile,
} from '@takhti/contract';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { AiSchool, key } from '../../../testing/ai/ai-school.ts';
import { questionDoc, type TestPerson } from '../../../testing/index.ts';
import { publishNow } from '../../../testing/published-content.ts';
import { publishBot } from './testing/published-bot.ts';

const school = new AiSchool();
let learners: TestPerson[];

beforeEach(async () => {
  const { institution_id } = school.author;
  learners = [];
  for (let n = 0; n < 2; n += 1)
    learners.push(await school.server.make.person({ institution_id, roles: ['teacher'] }));
  const admin = school.server.as(school.admin);
  await admin.ok(saveAiSettings, { settings: school.settings(), key, version: 0 });
  await admin.ok(grantBotAnswers, { answers: 5, reason: '' });
  school.service.answer({ kind: 'list', elements: [{ kind: 'answer', text: 'Water rises.' }] });
});

/** A published video in which this is said. */
async function publishVideo(title: string, said: string) {
  const author = school.server.as(school.author);
  const { skill_id } = await school.server.make.container({ author: school.author });
  const start = { content_type: 'video', title, language: 'english', skill_id } as const;
  const { container_id, version, content_id } = await author.ok(createContainer, start);
  const body = Buffer.from(`WEBVTT\n\n00:01.000 --> 00:03.000\n${said}\n`);
  const { file_path } = await author.ok(uploadFile, { container_id }, { file_name: 'a.vtt', body });
  const captions = [{ language: 'english', path: file_path, name: 'a.vtt', bytes: body.length }];
  const { json_data } = await author.ok(openContainer, { container_id });
  const doc = { ...(json_data as object), link: 'https://youtu.be/dQw4w9WgXcQ', captions };
  await author.ok(updateContainer, { container_id, version, title, json_data: JSON.stringify(doc) });
  await publishNow(school.server, school.author, container_id);
  return { content_id, content_type: 'video', title };
}

const asks = async (bot: object, learner: TestPerson | undefined) => {
  const input = { ...bot, question: 'Why?' } as {
    content_id: string;
    institution_id: number;
    question: string;
  };
  return (await school.server.as(learner ?? school.admin).ok(askBot, input)).turn;
};

test('a bot knows what is said in its videos, and a long one leaves the others their room', async () => {
  const long = await publishVideo('Rivers', 'Rivers run to the sea. '.repeat(900));
  const short = await publishVideo('Wells', 'The old well is deep.');
  const { bot } = await publishBot(school, 'english', { items: [long, short] });
  expect(await asks(bot, learners[0])).toMatchObject({ state: 'answered' });
  const asked = school.service.asked.at(-1)?.text ?? '';
  expect(asked).toContain('Rivers run to the sea. Rivers run');
  expect(asked).toContain('The old well is deep.');
  expect(asked.length).toBeLessThan(16_000);
});

test('a bot knows nothing more of a text that was closed since', async () => {
  const author = school.server.as(school.author);
  const made = await school.server.make.container({
    author: school.author,
    content_type: 'article',
    title: 'Wells',
    json_data: {
      schema_version: 1,
      article_text: '<p>The well is deep.</p>',
      extra_data: { offline_link: '' },
    },
  });
  const { container_id, content_id } = made;
  await author.ok(saveQuestion, { container_id, ...questionDoc({ question: '<p>How deep?</p>' }) });
  await publishNow(school.server, school.author, container_id);
  const items = [{ content_id, content_type: 'article', title: 'Wells' }];
  const { bot } = await publishBot(school, 'english', { items });
  await asks(bot, learners[0]);
  expect(school.service.asked.at(-1)?.text).toContain('The well is deep.');
  await author.ok(closeBank, { container_id, is_closed: 1 });
  await asks(bot, learners[1]);
  expect(school.service.asked.at(-1)?.text).not.toContain('The well is deep.');
});

test('others are answered while it is read what a bot knows', async () => {
  const video = await publishVideo('Wells', 'The old well is deep.');
  const { bot } = await publishBot(school, 'english', { items: [video] });
  const { storage } = school.server.services;
  const get = storage.get.bind(storage);
  const reads = vi.spyOn(storage, 'get');
  onTestFinished(() => reads.mockRestore());
  const answered: string[] = [];
  reads.mockImplementationOnce(async (...of) => {
    answered.push((await asks(bot, learners[1])).state);
    return get(...of);
  });
  answered.push((await asks(bot, learners[0])).state);
  expect(answered).toEqual(['answered', 'answered']);
  expect(reads).toHaveBeenCalledTimes(2);
});
