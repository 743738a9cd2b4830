import { askForHelp, readAiCredits, takeHelp, type ReplyOf } from '@takhti/contract';
import type { Finding, HelpedQuestion } from '@takhti/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, requestsOf } from '../../../testing/fake-server.ts';
import { renderInStudio } from '../../../testing/render-in-studio.tsx';
import { HelpCard, type HelpCardProps } from './help-card.tsx';

const [container_id, content_id, run_id] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
const about: HelpedQuestion = {
  question: 'What falls from clouds?',
  right: ['Rain'],
  wrong: ['Stones'],
  language: 'english',
};
const onUse = vi.fn<HelpCardProps['onUse']>();
const credits = { granted: 3, used: 0, held: 0, institution_used: 0 };
const found = (severity: Finding['severity'], message: string): Finding => ({ path: [], severity, message });
const words = (text: string, ...findings: Finding[]) => ({ option: null, text, findings });
const button = (name: string) => page.getByRole('button', { name });

beforeEach(() => {
  onUse.mockClear();
  answer(readAiCredits, { ...credits, credits: 3, is_set_up: true });
  answer(takeHelp, {});
});

const draw = (over: Partial<HelpCardProps> = {}) =>
  renderInStudio(
    <HelpCard
      container_id={container_id}
      content_id={content_id}
      helps={['distractors', 'simpler', 'translate', 'feedback']}
      about={about}
      picture={undefined}
      wrongOptions={[
        { number: 3, text: '' },
        { number: 2, text: 'Stones' },
      ]}
      texts={[]}
      translated={[]}
      onUse={onUse}
      {...over}
    />,
  );

test('words come with what is wrong with them; those that are of no use are not used, and what is used is noted first', async () => {
  answer(askForHelp, {
    run_id,
    words: [
      words('Leaves'),
      words('All of the above', found('warning', 'generated.refers_to_others')),
      words('Stones', found('error', 'generated.known')),
    ],
  });
  await draw();
  await expect.element(page.getByText('3 credits left')).toBeVisible();
  await button('Better wrong options').click();
  await expect.element(page.getByRole('status').filter({ hasText: '3 proposals' })).toBeVisible();
  const rows = page.getByRole('listitem').filter({ has: button('Use as option 3') });
  await expect.element(rows.nth(2)).toMatchTextContent(/This content already has it/);
  await expect.element(rows.nth(1)).toMatchTextContent(/refers to the other options/);
  await expect.element(rows.nth(2).getByRole('button')).toBeDisabled();
  await rows.nth(0).getByRole('button').click();
  await expect
    .poll(() => onUse.mock.calls)
    .toMatchObject([[{ help: 'distractors' }, [{ text: 'Leaves' }], 3]]);
  expect(requestsOf(takeHelp)).toMatchObject([{ container_id, content_id, run_id }]);
  // The next takes the place of another wrong option, which is named, and what was used is gone from the list.
  await expect.element(button('Use instead of option 2, “Stones”').first()).toBeVisible();
  expect(page.getByText('Leaves', { exact: true }).query()).toBeNull();
});

test('words that came into the question since are marked, and cannot be used once more', async () => {
  answer(askForHelp, { run_id, words: [words('Leaves'), words('Sand')] });
  await draw();
  await button('Better wrong options').click();
  await expect.element(page.getByText('Leaves')).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'Leaves' });
  await expect.element(row.getByRole('button')).toBeEnabled();
  // Somebody typed the same into an option.
  await draw({ about: { ...about, wrong: ['Stones', 'leaves'] } });
  await button('Better wrong options').click();
  await expect.element(row).toMatchTextContent(/This content already has it/);
  await expect.element(row.getByRole('button')).toBeDisabled();
});

test('the pressed button waits, and no other can be pressed meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<ReplyOf<typeof askForHelp>>();
  answer(askForHelp, () => promise);
  await draw();
  await button('Simpler words').click();
  await expect.element(button('Simpler words')).toHaveAttribute('data-loading', 'true');
  await expect.element(page.getByText('Asking AI…')).toBeVisible();
  await expect.element(button('Better wrong options')).toBeDisabled();
  await expect.element(button('Better wrong options')).not.toHaveAttribute('data-loading');
  resolve({ run_id, words: [words('What drops from clouds?')] });
  await expect.element(page.getByText('What drops from clouds?')).toBeInViewport();
  await expect.element(button('Better wrong options')).toBeEnabled();
});

test('where no option is wrong, none can be made better', async () => {
  await draw({ wrongOptions: [] });
  await expect.element(button('Better wrong options')).toBeDisabled();
});

test('a translation is asked for in the language that is chosen, and stands in its direction', async () => {
  answer(askForHelp, { run_id, words: [words('بادلوں سے کیا گرتا ہے؟')] });
  await draw();
  await button('Translate the question').click();
  await expect.element(page.getByText('بادلوں سے کیا گرتا ہے؟')).toHaveAttribute('dir', 'rtl');
  expect(requestsOf(askForHelp)).toMatchObject([{ container_id, help: 'translate', to_language: 'urdu' }]);
  await button('Put into the version in اردو').click();
  const used = { help: 'translate', language: 'urdu' };
  await expect
    .poll(() => onUse.mock.calls)
    .toMatchObject([[used, [{ text: 'بادلوں سے کیا گرتا ہے؟' }], null]]);
});

test('options and feedback are translated with the question, each beside what it says, and used together', async () => {
  const of = (option: string | null, text: string, ...findings: Finding[]) => ({ option, text, findings });
  const all = [of(null, 'بادلوں سے کیا گرتا ہے؟'), of('Rain', 'بارش'), of('Stones', 'پتھر')];
  answer(askForHelp, { run_id, words: all });
  await draw({ texts: ['Rain', 'Stones'] });
  await button('Translate the question').click();
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Rain' })).toMatchTextContent(/بارش/);
  expect(requestsOf(askForHelp)).toMatchObject([{ help: 'translate', texts: ['Rain', 'Stones'] }]);
  await button('Put into the version in اردو').click();
  await expect.poll(() => onUse.mock.calls).toMatchObject([[{ help: 'translate' }, all, null]]);
});

test('where the question has a text in that language, it says that a translation takes its place', async () => {
  answer(askForHelp, { run_id, words: [words('بادلوں سے کیا گرتا ہے؟')] });
  await draw({ translated: ['urdu'] });
  await button('Translate the question').click();
  await expect.element(button('Replace the version in اردو')).toBeVisible();
});

test('without a question there is nothing to help with, and without a service it says who can set one up', async () => {
  answer(readAiCredits, { ...credits, credits: 0, is_set_up: false });
  await draw({ about: { ...about, question: '' } });
  await expect.element(page.getByText('Write the question first.')).toBeVisible();
  await expect.element(button('Simpler words')).toBeDisabled();
  await expect.element(page.getByText('AI is not set up yet')).toBeVisible();
});
