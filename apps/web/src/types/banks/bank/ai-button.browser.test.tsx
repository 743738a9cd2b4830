import { listHistory, listQuestions, listSkillsByIds, readAiCredits } from '@takhti/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { somebody } from '../../../app/session/testing/somebody.ts';
import { answerEditor } from '../../../testing/answer-editor.ts';
import { answer, requestsOf } from '../../../testing/fake-server.ts';
import { openInStudio } from '../../../testing/render-in-studio.tsx';
import { openedBank } from '../../../testing/things.ts';
import { bankPages } from '../pages.ts';

test.each([
  [true, 'Generate with AI · 3 credits left'],
  [false, 'Generate with AI · not set up yet'],
])(
  'C-040 where a service is set up (%s), the AI button says to who comes near: %s',
  async (is_set_up, told) => {
    const bank = openedBank({ title: 'Water' });
    answerEditor(bank);
    answer(listQuestions, { records: [], total: 0 });
    answer(listSkillsByIds, { records: [], total: 0 });
    answer(listHistory, { records: [], total: 0 });
    answer(readAiCredits, { credits: 3, granted: 3, used: 0, held: 0, institution_used: 0, is_set_up });
    const as = { specs: { ...somebody().specs, is_ai_enabled: 1 as const } };
    await openInStudio(bankPages, `/dashboard/mcq?container_id=${bank.container_id}`, { as });
    const button = page.getByRole('link', { name: 'Generate with AI' }).first();
    await expect.element(button).toBeVisible();
    expect(requestsOf(readAiCredits)).toEqual([]);
    // The pointer may rest there from the test before.
    await button.unhover();
    await button.hover();
    await expect.element(page.getByText(told)).toBeVisible();
  },
);
