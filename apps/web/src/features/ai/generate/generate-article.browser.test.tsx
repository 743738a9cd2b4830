import {
  changeProposal,
  keepProposals,
  openContainer,
  readAiCredits,
  readAiRun,
  searchLibrary,
  startAiRun,
} from '@takhti/contract';
import type { AiProposal, AiRun } from '@takhti/domain';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { somebody } from '../../../app/session/testing/somebody.ts';
import { answer, requestsOf } from '../../../testing/fake-server.ts';
import { openInStudio } from '../../../testing/render-in-studio.tsx';
import { openedBank } from '../../../testing/things.ts';
import { aiRoutes } from '../index.ts';

const articleOf = (article_text: string) =>
  openedBank({
    title: 'Water',
    content_type: 'article',
    json_data: { schema_version: 1, article_text, extra_data: { offline_link: '' } },
  });
const article = articleOf('');
const { container_id, content_id } = article;
const run: AiRun = {
  run_id: crypto.randomUUID(),
  container_id,
  kind: 'article',
  status: 'done',
  fault: null,
  model: 'stand-in',
  request: {
    material: { from: 'topic', topic: 'Clouds' },
    audience: 'Grade 3',
    count: 1,
    difficulty: 5,
    taxonomy: '',
    language: 'english',
    templates: [],
  },
  started_on: '2026-01-15T08:00:00.000Z',
};
const proposal: AiProposal = {
  proposal_id: crypto.randomUUID(),
  kind: 'article',
  body: { title: 'Where rain comes from', paragraphs: ['Clouds bring rain.', 'Rain fills rivers.'] },
  findings: [],
  state: 'open',
  is_changed: false,
  part_id: null,
};

beforeEach(() => {
  answer(searchLibrary, { records: [], total: 0 });
  answer(readAiCredits, { credits: 3, granted: 3, used: 0, held: 0, institution_used: 0, is_set_up: true });
  answer(startAiRun, { run_id: crypto.randomUUID() });
});

async function open(item: typeof article, last: AiRun | null): Promise<void> {
  answer(openContainer, item);
  answer(readAiRun, { run: last, proposals: last ? [proposal] : [] });
  const { specs } = somebody();
  const as = { specs: { ...specs, is_ai_enabled: 1 as const } };
  await openInStudio(aiRoutes, `/dashboard/generate?container_id=${container_id}`, { as });
}

const generate = page.getByRole('button', { name: 'Generate', exact: true });

test('C-012 an article that has no text is asked for its text first, from its skill', async () => {
  await open(article, null);
  await generate.click();
  await expect
    .poll(() => requestsOf(startAiRun))
    .toMatchObject([{ container_id, kind: 'article', request: { material: { from: 'skill' } } }]);
});

test('C-012 once its text is kept, questions about it are asked for', async () => {
  await open({ ...articleOf('<p>Clouds bring rain.</p>'), container_id, content_id }, run);
  await generate.click();
  await page.getByRole('button', { name: 'Discard and generate' }).click();
  await expect
    .poll(() => requestsOf(startAiRun))
    .toMatchObject([{ kind: 'mcqs', request: { material: { from: 'article', content_id } } }]);
});

test('D-41 a proposed text is read, changed paragraph by paragraph, and kept', async () => {
  answer(changeProposal, { ...proposal, is_changed: true });
  answer(keepProposals, { part_ids: ['one'] });
  await open(article, run);
  await expect.element(page.getByText('Rain fills rivers.')).toBeVisible();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Clouds rain.\n\n\nRivers run.');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect
    .poll(() => requestsOf(changeProposal))
    .toMatchObject([
      { body: { title: 'Where rain comes from', paragraphs: ['Clouds rain.', 'Rivers run.'] } },
    ]);
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect.poll(() => requestsOf(keepProposals)).toMatchObject([{ run_id: run.run_id }]);
});
