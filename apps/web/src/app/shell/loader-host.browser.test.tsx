import { findMinimalSkill, listSubjects, readAiCredits, type ReplyOf } from '@takhti/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, lose, requestsOf } from '../../testing/fake-server.ts';
import { renderInStudio } from '../../testing/render-in-studio.tsx';
import { loader } from '../api/api.ts';
import { useCall, useQueryCall } from '../api/index.ts';

const dialog = page.getByRole('dialog', { name: 'Something went wrong' });
const spinner = page.getByRole('status').filter({ hasText: /Loading/ });
const retry = dialog.getByRole('button', { name: 'Retry' });

/** Does something when somebody presses a button. */
function Action() {
  const { run, isRunning, error } = useCall(findMinimalSkill);
  return (
    <>
      <button type="button" onClick={() => void run({ grade: '3', subject: 'English' })}>
        Find
      </button>
      <p>{isRunning ? 'on its way' : error ? 'let be' : 'done'}</p>
    </>
  );
}

/** Shows what is only worth a look: a call of low priority. */
function Beside() {
  const { data } = useQueryCall(readAiCredits, {});
  return <p>{data ? `${data.credits} left` : 'no credits yet'}</p>;
}

/** Shows what the server tells. */
function Loaded() {
  const { data } = useQueryCall(listSubjects, { grade: '3' });
  return <p>{data ? data.records.join(', ') : 'nothing yet'}</p>;
}

test('C-267 C-568 C-1004 C-1005 C-1006 C-1007 C-1008 an action that the network interrupts asks; Cancel stops it, Retry sends it again', async () => {
  lose(findMinimalSkill, 'NO_INTERNET');
  await renderInStudio(<Action />);
  const find = page.getByRole('button', { name: 'Find' });
  await find.click();
  await expect.element(dialog).toMatchTextContent('Please check your internet connection and try again.');
  await expect.element(page.getByText('on its way')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('let be')).toBeVisible();
  expect(requestsOf(findMinimalSkill)).toHaveLength(1);

  lose(findMinimalSkill, 'NETWORK_ERROR');
  await find.click();
  await expect.element(retry).toBeVisible();
  lose(findMinimalSkill, 'TIME_OUT');
  await retry.click();
  await expect.poll(() => requestsOf(findMinimalSkill)).toHaveLength(3);
  await expect.element(retry).toBeVisible();
  answer(findMinimalSkill, { skill_id: crypto.randomUUID() });
  await retry.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('done')).toBeVisible();
  expect(requestsOf(findMinimalSkill)).toHaveLength(4);
});

test('C-1006 C-1009 C-1011 a page that gets no answer asks to retry, and offers no other way', async () => {
  lose(listSubjects, 'TIME_OUT');
  await renderInStudio(<Loaded />);
  await expect.element(dialog.getByRole('button')).toHaveTextContent('Retry');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).toBeVisible();
  await expect.element(page.getByText('nothing yet')).toBeVisible();
  answer(listSubjects, { records: ['Science'], total: 1 });
  await retry.click();
  await expect.element(page.getByText('Science')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('C-567 a call of normal priority turns the spinner on until it is answered', async () => {
  const held = Promise.withResolvers<{ skill_id: string }>();
  answer(findMinimalSkill, () => held.promise);
  await renderInStudio(<Action />);
  await page.getByRole('button', { name: 'Find' }).click();
  await expect.element(spinner).toBeVisible();
  held.resolve({ skill_id: crypto.randomUUID() });
  await expect.element(spinner).not.toBeInTheDocument();
});

test('C-839 C-1010 a call of low priority shows no spinner, and asks nothing when the network fails', async () => {
  const held = Promise.withResolvers<ReplyOf<typeof readAiCredits>>();
  answer(readAiCredits, () => held.promise);
  await renderInStudio(<Beside />);
  await expect.poll(() => requestsOf(readAiCredits)).toHaveLength(1);
  expect(loader.state()).toBe(0);
  lose(readAiCredits, 'NO_INTERNET');
  await renderInStudio(<Beside />);
  await expect.poll(() => requestsOf(readAiCredits).length).toBeGreaterThan(1);
  await expect.element(page.getByText('no credits yet')).toBeVisible();
  expect(loader.state()).toBe(0);
  expect(dialog.query()).toBeNull();
});
