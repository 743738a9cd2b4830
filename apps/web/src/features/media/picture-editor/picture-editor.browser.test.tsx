import { limits } from '@takhti/domain';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loadTexts } from '../../../i18n/index.ts';
import { renderInStudio } from '../../../testing/render-in-studio.tsx';
import { drawn, fileOf } from './draw-picture.ts';
import { EditPicture } from './edit-picture.tsx';

/** A picture of four colours: red and green above blue and white. */
function fourColours(): string {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [200, 100];
  const context = canvas.getContext('2d')!;
  for (const [colour, x, y] of [
    ['#f00', 0, 0],
    ['#0f0', 100, 0],
    ['#00f', 0, 50],
    ['#fff', 100, 50],
  ] as const) {
    context.fillStyle = colour;
    context.fillRect(x, y, 100, 50);
  }
  return canvas.toDataURL('image/png');
}

let made: File | null = null;
function Place() {
  const [src] = useState(fourColours);
  return <EditPicture src={src} most_bytes={limits.image.bytes} onDone={(file) => (made = file)} />;
}

async function openEditor(): Promise<void> {
  made = null;
  await renderInStudio(<Place />);
  await loadTexts(['media']);
  await page.getByRole('button', { name: 'Crop or rotate' }).click();
  await expect.element(page.getByRole('group', { name: 'The area that is kept' })).toBeVisible();
}

async function result() {
  await page.getByRole('button', { name: 'Use this' }).click();
  await expect.poll(() => made).not.toBeNull();
  const canvas = await drawn(URL.createObjectURL(made ?? new Blob()));
  const at = (x: number, y: number) => [
    ...canvas
      .getContext('2d')!
      .getImageData(Math.round(x * canvas.width), Math.round(y * canvas.height), 1, 1).data,
  ];
  return { size: [canvas.width, canvas.height], at };
}

test('a picture is turned to the right, and nothing of it is lost', async () => {
  await openEditor();
  await page.getByRole('button', { name: 'Rotate right' }).click();
  const { size, at } = await result();
  expect(size).toEqual([100, 200]);
  // What was at the left is above now.
  expect([at(0.75, 0.25), at(0.25, 0.25)]).toEqual([
    [255, 0, 0, 255],
    [0, 0, 255, 255],
  ]);
});

test('the part that is kept is changed with keys alone', async () => {
  await openEditor();
  const handles = page.getByRole('button', { name: 'Change the area with the arrow keys' });
  // The one in the middle of the right side.
  (handles.nth(3).element() as HTMLElement).focus();
  for (let steps = 0; steps < 6; steps += 1) await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  const { size, at } = await result();
  expect(size[0]).toBeLessThan(200);
  expect(size[1]).toBe(100);
  expect(at(0, 0)).toEqual([255, 0, 0, 255]);
});

test('a picture that is too heavy without loss is written smaller', async () => {
  const canvas = await drawn(fourColours());
  const file = await fileOf(canvas, 400);
  expect([file.name, file.type]).toEqual(['picture.jpg', 'image/jpeg']);
});
