import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInStudio } from '../../testing/render-in-studio.tsx';
import { SelectedBar } from './selected-bar.tsx';

test('on a phone what can be done with rows takes one line below how many they are', async () => {
  const words = ['نقل بنائیں', 'دوسری مہارت میں منتقل کریں', 'حذف کریں'];
  await renderInStudio(
    <SelectedBar label="1 منتخب" text="1 منتخب" clearLabel="انتخاب ختم کریں" onClear={() => {}}>
      {words.map((word) => (
        <Button key={word} variant="white" leftSection={<IconCopy size={18} aria-hidden="true" />}>
          {word}
        </Button>
      ))}
    </SelectedBar>,
  );
  await page.viewport(390, 844);
  const bar = page.getByRole('region', { name: '1 منتخب' });
  await expect.element(bar).toBeVisible();
  const tops = () =>
    words.map((name) => page.getByRole('button', { name }).element().getBoundingClientRect().top);
  await expect.poll(() => new Set(tops()).size).toBe(1);
  expect(bar.element().getBoundingClientRect().height).toBeLessThan(140);
  for (const button of bar.element().querySelectorAll('.mantine-Button-root')) {
    const [sign, word] = ['section', 'label'].map((part) => button.querySelector(`.mantine-Button-${part}`)!);
    expect(sign!.getBoundingClientRect().bottom).toBeLessThanOrEqual(word!.getBoundingClientRect().top);
    expect(word!.scrollWidth).toBeLessThanOrEqual(word!.clientWidth);
  }
});
