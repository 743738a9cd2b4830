import {
  createContainer,
  openContainer,
  startAiRun,
  updateContainer,
  uploadFile,
  saveQuestion,
} from '@takhti/contract';
import type { AiMaterial } from '@takhti/domain';
import { expect, test } from 'vitest';
import { AiSchool, three, request } from '../../testing/ai/ai-school.ts';
import { questionDoc } from '../../testing/factories.ts';
import { publishNow } from '../../testing/published-content.ts';

const school = new AiSchool();
const vtt = (words: string): string => `WEBVTT\n\n00:01.000 --> 00:03.000\n${words}\n`;

async function begin() {
  await school.setUp(10);
  const bank = await school.makeBank();
  school.service.answer({ kind: 'list', elements: three });
  const author = school.server.as(school.author);
  const asked = async (material: AiMaterial, over: object = {}): Promise<string> => {
    const discards_earlier = true;
    await school.generate(bank.container_id, {
      request: { ...request, ...over, material },
      discards_earlier,
    });
    return school.service.asked.at(-1)?.text ?? '';
  };
  return { bank, author, asked };
}

test('questions are made from a topic, the skill, a text and an article of the library', async () => {
  const { bank, author, asked } = await begin();
  expect(await asked({ from: 'topic', topic: 'Fog and dew' })).toContain('Fog and dew');
  expect(await asked({ from: 'skill' })).toContain('How water goes round');
  expect(await asked({ from: 'text', text: 'Snow melts in spring.' })).toContain('Snow melts in spring.');
  const start = {
    content_type: 'article',
    title: 'Wells',
    language: 'english',
    skill_id: bank.skill_id,
  } as const;
  const article = await author.ok(createContainer, start);
  const doc = {
    schema_version: 1,
    article_text: '<p>The well is <b>deep</b>.</p>',
    extra_data: { offline_link: '' },
  };
  const { container_id, version, title } = article;
  await author.ok(updateContainer, { container_id, version, title, json_data: JSON.stringify(doc) });
  await author.ok(saveQuestion, { container_id, ...questionDoc() });
  await publishNow(school.server, school.author, container_id);
  expect(await asked({ from: 'article', content_id: article.content_id })).toContain('The well is deep.');
});

test('questions are made from what is said in a video, in the language that is asked for where it has captions in that', async () => {
  const { bank, author, asked } = await begin();
  const start = {
    content_type: 'video',
    title: 'Rivers',
    language: 'english',
    skill_id: bank.skill_id,
  } as const;
  const video = await author.ok(createContainer, start);
  const { container_id, version, title, content_id } = video;
  const said = { english: 'Rivers run to the sea &amp; back.', urdu: 'دریا سمندر تک جاتے ہیں' };
  const captions = [];
  for (const language of ['english', 'urdu'] as const) {
    const body = Buffer.from(vtt(said[language]));
    const { file_path } = await author.ok(uploadFile, { container_id }, { file_name: 'a.vtt', body });
    captions.push({ language, path: file_path, name: 'a.vtt', bytes: body.length });
  }
  const { json_data } = await author.ok(openContainer, { container_id });
  const doc = { ...(json_data as object), link: 'https://youtu.be/dQw4w9WgXcQ', captions };
  await author.ok(updateContainer, { container_id, version, title, json_data: JSON.stringify(doc) });
  await publishNow(school.server, school.author, container_id);
  expect(await asked({ from: 'video', content_id })).toContain('Rivers run to the sea & back.');
  expect(await asked({ from: 'video', content_id }, { language: 'urdu' })).toContain(said.urdu);
  // It is read only as far as the person who asks may see it.
  const elsewhere = await school.server.make.person();
  const theirs = await school.server.make.container({ author: elsewhere, content_type: 'video' });
  const input = { container_id: bank.container_id, kind: 'mcqs', discards_earlier: true } as const;
  const foreign = { ...request, material: { from: 'video', content_id: theirs.content_id } } as const;
  expect((await author.refused(startAiRun, { ...input, request: foreign })).problem).toBe(
    'container.not_found',
  );
});

test('a video in which nobody speaks is nothing to make questions from, and costs nothing', async () => {
  const { bank, author } = await begin();
  const start = {
    content_type: 'video',
    title: 'Rivers',
    language: 'english',
    skill_id: bank.skill_id,
  } as const;
  const { container_id, content_id, version, title } = await author.ok(createContainer, start);
  const { json_data } = await author.ok(openContainer, { container_id });
  const doc = { ...(json_data as object), link: 'https://youtu.be/dQw4w9WgXcQ' };
  await author.ok(updateContainer, { container_id, version, title, json_data: JSON.stringify(doc) });
  await publishNow(school.server, school.author, container_id);
  const asked = { ...request, material: { from: 'video', content_id } } as const;
  const input = { container_id: bank.container_id, kind: 'mcqs', request: asked } as const;
  expect((await author.refused(startAiRun, input)).problem).toBe('ai.no_material');
  expect(await school.credits()).toBe(10);
});
