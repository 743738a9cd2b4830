import type { Finding } from '@takhti/domain';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInStudio } from '../../../testing/render-in-studio.tsx';
import { RichTextField } from '../rich-text/rich-text-field.tsx';

const findingOf = (severity: Finding['severity']): Finding => ({
  path: ['feedback'],
  severity,
  message: 'mcq.feedback_missing',
});

/** Draws a field with what is found of it, and answers how it is framed. */
async function frameWith(findings: readonly Finding[]): Promise<string> {
  await renderInStudio(
    <RichTextField
      path={['feedback']}
      label="Feedback"
      value="<p>Rain</p>"
      language="english"
      containerId=""
      findings={findings}
      onChange={() => {}}
    />,
  );
  const box = page.getByRole('textbox');
  await expect.element(box).toHaveTextContent('Rain');
  return getComputedStyle(box.element()).borderTopColor;
}

test('G-598 G-599 G-600 a rich text is framed in one colour by a warning, in another by an error', async () => {
  const frames = [
    await frameWith([]),
    await frameWith([findingOf('warning')]),
    await frameWith([findingOf('warning'), findingOf('error')]),
  ];
  expect(new Set(frames).size).toBe(3);
});
