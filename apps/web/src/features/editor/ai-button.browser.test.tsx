import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { somebody } from '../../app/session/testing/somebody.ts';
import { renderInStudio } from '../../testing/render-in-studio.tsx';
import { AiButton } from './ai-button.tsx';

const button = page.getByLabelText('Generate with AI');

test('C-642 C-643 C-800 G-417 the button leads on where AI is enabled for its person, and else says why it does not', async () => {
  const draw = (is_ai_enabled: 0 | 1) =>
    renderInStudio(<AiButton subject="crossword" isEditing to="/dashboard/generate" />, {
      as: { specs: { ...somebody().specs, is_ai_enabled } },
    });
  await draw(1);
  await expect.element(button).toHaveAttribute('href', '/dashboard/generate');
  await draw(0);
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).not.toHaveAttribute('href');
  await button.hover();
  await expect.element(page.getByText(/not available yet/)).toBeVisible();
});

test('it says in words what it does, in few of them where there is little room', async () => {
  await renderInStudio(
    <>
      <AiButton subject="crossword" isEditing to="/dashboard/generate" />
      <AiButton subject="crossword" isEditing to="/dashboard/generate" isSmall />
    </>,
    { as: { specs: { ...somebody().specs, is_ai_enabled: 1 } } },
  );
  await expect.element(button.first()).toHaveTextContent('Generate with AI');
  await expect.element(button.last()).toHaveTextContent('AI');
});

test('C-644 G-416 where nothing can be edited, and for what nothing generates, there is no button', async () => {
  await renderInStudio(
    <>
      <AiButton subject="crossword" isEditing={false} to="/dashboard/generate" />
      <AiButton subject="kampong" isEditing to="/dashboard/generate" />
      <p>below</p>
    </>,
    { as: { specs: { ...somebody().specs, is_ai_enabled: 1 } } },
  );
  await expect.element(page.getByText('below')).toBeVisible();
  expect(button.query()).toBeNull();
});
