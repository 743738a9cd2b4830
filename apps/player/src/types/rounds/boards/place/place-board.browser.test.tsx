import type { PlayCard } from '@takhti/domain';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { loadSection } from '../../../../i18n/loaded.ts';
import { TextsProvider } from '../../../../i18n/texts-context.tsx';
import { PlaceBoard } from './place-board.tsx';
import '../../../../styles/tokens.css';

const cards = [1, 2].map((id): PlayCard => ({
  id,
  type: 'text',
  text: `card ${id}`,
  image: '',
  alt: '',
  audio: '',
}));
const nothing = (): void => undefined;

test('by keys a card comes before its places, which lie above it', async () => {
  await loadSection('rounds');
  await render(
    <TextsProvider>
      <PlaceBoard
        cards={cards}
        targets={[{ key: 1, label: 'Box', image: '' }]}
        isSingle={false}
        kept={new Set()}
        places={new Map()}
        onPlaces={nothing}
        say={nothing}
        sound={nothing}
      />
    </TextsProvider>,
  );
  const second = page.getByRole('button', { name: 'card 2' });
  // Keys that come before the board go nowhere.
  await expect.element(second).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'card 1' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(second).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  const place = page.getByRole('button', { name: 'Put “card 2” into: Box' });
  await expect.element(place).toHaveFocus();
  expect(place.element().getBoundingClientRect().top).toBeLessThan(
    second.element().getBoundingClientRect().top,
  );
});

test('on a small phone a card that was laid is as high as its words', async () => {
  await page.viewport(374, 800);
  await loadSection('rounds');
  const long = { ...cards[0], id: 1, text: 'clothes that hang outside dry within an hour' } as PlayCard;
  await render(
    <TextsProvider>
      <div className="game" data-room="3" data-packed="0">
        <div className="faces-middle">
          <PlaceBoard
            cards={[long]}
            targets={[1, 2].map((key) => ({ key, label: `Box ${key}`, image: '' }))}
            isSingle={false}
            kept={new Set()}
            places={new Map([[1, 1]])}
            onPlaces={nothing}
            say={nothing}
            sound={nothing}
          />
        </div>
      </div>
    </TextsProvider>,
  );
  const card = page.getByRole('button', { name: long.text });
  await expect.element(card).toBeVisible();
  const { scrollHeight, clientHeight } = card.element();
  expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
});
