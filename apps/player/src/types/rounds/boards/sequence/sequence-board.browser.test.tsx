import type { Board, Language } from '@takhti/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { loadSection } from '../../../../i18n/loaded.ts';
import { InLanguage, TextsProvider } from '../../../../i18n/texts-context.tsx';
import { SequenceBoard } from './sequence-board.tsx';

const card = (id: number) => ({ id, text: `card ${id}`, image: '', image_alt: '', audio: '', header: '' });
const board = {
  kind: 'sequence',
  layout: 'row',
  cards: [card(1), card(2), card(3)],
  order: [3, 2, 1],
} as unknown as Extract<Board, { kind: 'sequence' }>;
const nothing = (): void => undefined;

async function orderAfter(language: Language, key: string): Promise<unknown> {
  const onDraft = vi.fn<(draft: { order: number[] }) => void>();
  const then = { onDraft, onDone: nothing, say: nothing, sound: nothing };
  await loadSection('rounds');
  await render(
    <TextsProvider>
      <InLanguage language={language} meanwhile="…">
        <SequenceBoard
          board={board}
          language={language}
          draft={null}
          isOver={false}
          isTryLeft={false}
          {...then}
        />
      </InLanguage>
    </TextsProvider>,
  );
  await expect.element(page.getByText('card 2')).toBeVisible();
  document.querySelector<HTMLElement>('[data-card="2"]')?.focus();
  await userEvent.keyboard(`{${key}}`);
  return onDraft.mock.calls.at(-1)?.[0].order;
}

afterEach(() => {
  document.documentElement.lang = 'en';
  document.documentElement.dir = 'ltr';
});

test.each([
  ['english', 'ArrowLeft', [2, 1, 3]],
  ['english', 'ArrowRight', [1, 3, 2]],
  ['urdu', 'ArrowLeft', [1, 3, 2]],
  ['urdu', 'ArrowRight', [2, 1, 3]],
  ['urdu', 'ArrowUp', [2, 1, 3]],
  ['urdu', 'ArrowDown', [1, 3, 2]],
] as const)('G-036 in %s %s moves a card as it is seen', async (language, key, order) => {
  expect(await orderAfter(language, key)).toEqual(order);
});
