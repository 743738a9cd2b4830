import { page } from 'vitest/browser';

/** An element as it is on the screen, in pixels. */
export async function pixelsOf(element: Element): Promise<ImageData> {
  const shot = await page.screenshot({ element, save: false });
  const answer = await fetch(`data:image/png;base64,${shot}`);
  const image = await createImageBitmap(await answer.blob());
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
  if (!canvas) throw new Error('there is no canvas');
  canvas.drawImage(image, 0, 0);
  return canvas.getImageData(0, 0, image.width, image.height);
}

/** How many pixels are dark. */
export function countInk({ data }: ImageData): number {
  let dark = 0;
  for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128) dark += 1;
  return dark;
}
