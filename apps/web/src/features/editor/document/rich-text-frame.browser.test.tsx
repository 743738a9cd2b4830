import type { Finding } from '@takhti/domain';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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

test('on a phone every tool is in sight, and a press in the text lands where it was meant', async () => {
  const value = '<p>one</p><p>two</p><p>three</p>';
  const shared = { path: ['question'], language: 'english', containerId: '', onChange: () => {} } as const;
  await renderInStudio(<RichTextField {...shared} label="Question" value={value} />, { width: 390 });
  await page.getByText('three').click();
  const tools = page.getByRole('toolbar');
  await expect.element(tools).toBeVisible();
  const { left, right } = tools.element().getBoundingClientRect();
  const buttons = tools.getByRole('button').elements();
  expect(buttons.length).toBeGreaterThan(9);
  for (const button of buttons) {
    const own = button.getBoundingClientRect();
    expect([own.left >= left, own.right <= right]).toEqual([true, true]);
  }
  await userEvent.keyboard('X');
  await expect.element(page.getByRole('textbox').getByText(/X/)).toHaveTextContent('threeX');
});

test('no table is put into a cell of another, by a double click neither', async () => {
  const shared = { path: ['text'], language: 'english', containerId: '', onChange: () => {} } as const;
  await renderInStudio(<RichTextField {...shared} label="Text" value="<p>one</p>" isLong />);
  await page.getByText('one').click();
  const tool = page.getByRole('button', { name: 'Insert a table' });
  await tool.dblClick();
  await expect.element(tool).toHaveAttribute('aria-disabled', 'true');
  expect(page.getByRole('table').elements()).toHaveLength(1);
});
