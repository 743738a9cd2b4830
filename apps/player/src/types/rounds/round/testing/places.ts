import { expect } from 'vitest';

/** Where the parts of a board are, to the pixel. */
export function placesOf(parts: string): string[] {
  return [...document.querySelectorAll(parts)].map((part) => {
    const { top, left, width, height } = part.getBoundingClientRect();
    return [top, left, width, height].map(Math.round).join(' ');
  });
}

/** Where they are once the scene and the letters have come, and the board has become compact enough for its screen. */
export async function settledPlaces(parts: string): Promise<string[]> {
  let places: string[] = [];
  await document.fonts.ready;
  await expect
    .poll(() => {
      const before = places;
      places = placesOf(parts);
      return places.length > 0 && before.join() === places.join();
    })
    .toBe(true);
  return places;
}

export const press = (part: string): void => document.querySelector<HTMLElement>(part)!.click();

export async function expectTold(): Promise<void> {
  await expect.poll(() => document.querySelector('.outcome')).not.toBeNull();
}
