import {
  dropProposals,
  keepProposals,
  openContainer,
  readAiCredits,
  readAiRun,
  remakeProposal,
  startAiRun,
} from '@takhti/contract';
import type { AiProposal, AiRun } from '@takhti/domain';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { somebody } from '../../../app/session/testing/somebody.ts';
import { answer, requestsOf } from '../../../testing/fake-server.ts';
import { pick } from '../../../testing/fields.ts';
import { openInStudio } from '../../../testing/render-in-studio.tsx';
import { openedBank } from '../../../testing/things.ts';
import { aiRoutes } from '../index.ts';

const item = openedBank({ title: 'Water' });
const { container_id } = item;
const run: AiRun = {
  run_id: crypto.randomUUID(),
  container_id,
  kind: 'mcqs',
  status: 'done',
  fault: null,
  model: 'stand-in',
  request: {
    material: { from: 'topic', topic: 'Clouds' },
    audience: 'Grade 3',
    count: 2,
    difficulty: 5,
    taxonomy: '',
    language: 'english',
    templates: [],
  },
  started_on: '2026-01-15T08:00:00.000Z',
};
const proposal = (question: string, state: AiProposal['state']): AiProposal => ({
  proposal_id: crypto.randomUUID(),
  kind: 'mcqs',
  body: { question, options: ['Rain', 'Stones'], correct: 0, feedback: 'Yes.', incorrect_feedback: 'No.' },
  findings: [],
  state,
  is_changed: false,
  part_id: null,
});

beforeEach(() => {
  sessionStorage.clear();
  answer(openContainer, item);
  answer(readAiCredits, { credits: 3, granted: 3, used: 0, held: 0, institution_used: 0, is_set_up: true });
  answer(startAiRun, { run_id: crypto.randomUUID() });
});

async function open(proposals: AiProposal[], width?: number): Promise<void> {
  answer(readAiRun, { run, proposals });
  const { specs } = somebody();
  const as = { specs: { ...specs, is_ai_enabled: 1 as const } };
  await openInStudio(aiRoutes, `/dashboard/generate?container_id=${container_id}`, {
    as,
    ...(width !== undefined && { width }),
  });
  await expect.element(page.getByText('Why does it rain?').first()).toBeVisible();
}

const generate = page.getByRole('button', { name: 'Generate', exact: true });
const warning = page.getByRole('dialog', { name: 'Discard earlier generated content?' });

test('C-532 G-419 G-420 generating again warns of what is discarded; cancelled, nothing is sent and all stays', async () => {
  await open([proposal('Why does it rain?', 'open'), proposal('What is fog?', 'open')]);
  await generate.click();
  const told = warning.getByText('2 proposals that you have not kept will be discarded.');
  await expect.element(told).toBeVisible();
  expect(requestsOf(startAiRun)).toEqual([]);
  await warning.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(warning).not.toBeInTheDocument();
  expect(requestsOf(startAiRun)).toEqual([]);
  await expect.element(page.getByText('What is fog?').first()).toBeVisible();

  await generate.click();
  await warning.getByRole('button', { name: 'Discard and generate' }).click();
  await expect.poll(() => requestsOf(startAiRun)).toMatchObject([{ container_id, discards_earlier: true }]);
});

test('what was asked for comes into sight where it stands below the form, and says how far it is', async () => {
  const run_id = crypto.randomUUID();
  answer(startAiRun, { run_id });
  answer(readAiRun, { run, proposals: [proposal('Why does it rain?', 'kept')] });
  await open([proposal('Why does it rain?', 'kept')], 390);
  const proposals = page.getByRole('region', { name: 'AI proposals' });
  answer(readAiRun, { run: { ...run, run_id, status: 'running' }, proposals: [] });
  await generate.click();
  await expect.element(proposals).toHaveFocus();
  await expect.element(proposals.getByRole('status')).toHaveTextContent('Generating…');
  await expect.element(proposals.getByRole('status')).not.toHaveTextContent('0');
  await expect.element(proposals.getByRole('status')).toBeInViewport();
});

test('a text that is pasted stands in its own direction, whatever is made from it', async () => {
  await open([proposal('Why does it rain?', 'kept')]);
  await pick('Make it from', 'A text or a document');
  await expect.element(page.getByRole('textbox', { name: 'Text' })).toHaveAttribute('dir', 'auto');
});

test('a text that nobody has asked with yet is there after a reload, until the generation has begun', async () => {
  await open([proposal('Why does it rain?', 'kept')]);
  await pick('Make it from', 'A text or a document');
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.fill('Water rises.');
  await open([proposal('Why does it rain?', 'kept')]);
  await expect.element(text).toHaveValue('Water rises.');
  await generate.click();
  await expect
    .poll(() => requestsOf(startAiRun))
    .toMatchObject([{ request: { material: { from: 'text', text: 'Water rises.' } } }]);
  await open([proposal('Why does it rain?', 'kept')]);
  await expect.element(text).not.toBeInTheDocument();
});

test('one is made anew with a word of why alone: the field has the focus, and an empty press spends nothing', async () => {
  answer(remakeProposal, { run_id: run.run_id });
  await open([proposal('Why does it rain?', 'open')]);
  await page.getByRole('button', { name: 'Regenerate', exact: true }).click();
  const why = page.getByRole('textbox', { name: 'What is wrong with it?' });
  await expect.element(why).toHaveFocus();
  const spend = page.getByRole('button', { name: 'Regenerate for one credit' });
  await spend.click();
  await expect.element(why).toHaveAccessibleDescription(/what should be different/);
  await expect.element(why).toHaveFocus();
  expect(requestsOf(remakeProposal)).toEqual([]);
  await why.fill('Too easy');
  await spend.click();
  await expect.poll(() => requestsOf(remakeProposal)).toMatchObject([{ why: 'Too easy' }]);
});

test('what was dropped is counted no longer', async () => {
  await open([proposal('Why does it rain?', 'open'), proposal('What is fog?', 'dropped')]);
  await expect
    .element(page.getByRole('status').filter({ hasText: 'proposal' }))
    .toHaveTextContent('1 proposal');
});

test('where nothing came no zero is told, which looks like a dot in other digits', async () => {
  await open([proposal('Why does it rain?', 'open')]);
  answer(dropProposals, { dropped: 1 });
  answer(readAiRun, { run, proposals: [proposal('Why does it rain?', 'dropped')] });
  await page.getByRole('button', { name: 'Drop', exact: true }).click();
  await expect
    .element(page.getByRole('region', { name: 'AI proposals' }).getByRole('status'))
    .toHaveTextContent('No proposals');
});

test('where all was kept there is nothing to warn of', async () => {
  await open([proposal('Why does it rain?', 'kept')]);
  await generate.click();
  await expect.poll(() => requestsOf(startAiRun)).toMatchObject([{ discards_earlier: false }]);
  expect(warning.query()).toBeNull();
});

test('a proposal that learners cannot read with ease is not kept with the good ones', async () => {
  const hard: AiProposal = {
    ...proposal('What is fog?', 'open'),
    findings: [
      { path: [], severity: 'warning', message: 'reading.long_sentence', values: { count: 30, max: 20 } },
    ],
  };
  answer(keepProposals, { part_ids: ['1', '2'] });
  const [one, two] = [proposal('Why does it rain?', 'open'), proposal('What is dew?', 'open')];
  await open([one, hard, two]);
  await page.getByRole('button', { name: 'Keep the 2 good ones' }).click();
  await expect
    .poll(() => requestsOf(keepProposals))
    .toMatchObject([{ proposal_ids: [one.proposal_id, two.proposal_id] }]);
});

test('without a service the page says how one is set up, and of no credits', async () => {
  answer(readAiCredits, { credits: 3, granted: 3, used: 0, held: 0, institution_used: 0, is_set_up: false });
  await open([proposal('Why does it rain?', 'open')]);
  await expect.element(page.getByText('AI is not set up yet')).toBeVisible();
  await expect.element(page.getByText(/Ask an administrator .* to set one up on the AI page/)).toBeVisible();
  expect(page.getByText('credits left').query()).toBeNull();
  await expect.element(generate).toBeDisabled();
});

test('where an institution generates nothing, authors read who can change that, and not that their role is wrong', async () => {
  const { specs } = somebody();
  const as = { specs: { ...specs, is_ai_enabled: 0 as const } };
  await openInStudio(aiRoutes, '/dashboard/generate', { as });
  await expect.element(page.getByRole('heading', { name: 'AI is not set up yet' })).toBeVisible();
  await expect.element(page.getByText(/Ask an administrator of your institution/)).toBeVisible();
  expect(page.getByText('Your role cannot open this page').query()).toBeNull();
});
