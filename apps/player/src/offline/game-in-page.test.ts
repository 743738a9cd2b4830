import { expect, test } from 'vitest';
import { gameInPage } from './game-in-page.ts';

const file = (number: number): string => `media/0197c2f0-0000-7000-8000-00000000000${number}.webp`;

function pageWith(texts: Readonly<Record<string, string>>) {
  const elements = new Map(Object.entries(texts));
  const getElementById = (id: string) => {
    const textContent = elements.get(id);
    return textContent === undefined ? null : { textContent, remove: () => elements.delete(id) };
  };
  return { elements, page: { getElementById } as unknown as Document };
}

test('each board shows the files that stand in the page, and one that was lost shows nothing', () => {
  const boards = [1, 2].map(() => ({ image: file(1), audio: file(2), question: `What is ${file(1)}?` }));
  const { page, elements } = pageWith({
    'takhti-game': JSON.stringify({ boards }),
    [file(1)]: 'data:image/webp;base64,AAAA',
  });
  const shown = { image: 'data:image/webp;base64,AAAA', audio: '', question: `What is ${file(1)}?` };
  expect(gameInPage(page)).toEqual({ boards: [shown, shown] });
  expect([...elements.keys()]).toEqual([]);
});

test('a page beside which the game lies has none in it', () => {
  expect(gameInPage(pageWith({}).page)).toBeUndefined();
});
