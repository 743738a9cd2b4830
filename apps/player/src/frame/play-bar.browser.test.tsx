import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import type { SaveStatus } from '../attempt/recorder.ts';
import { TextsProvider } from '../i18n/texts-context.tsx';
import '../styles/tokens.css';
import '../styles/base.css';
import { PlayBar } from './play-bar.tsx';

test.each([1280, 390, 320])(
  'at %i pixels the notice of a lost network does not move the content',
  async (width) => {
    await page.viewport(width, 568);
    const bar = (saving: SaveStatus) => (
      <TextsProvider>
        <PlayBar title="Water on the move" saving={saving} onLeave={() => undefined} isCompact>
          <p>The way so far</p>
        </PlayBar>
      </TextsProvider>
    );
    const { rerender, unmount } = await render(bar('saved'));
    await expect.element(page.getByRole('heading', { name: 'Water on the move' })).toBeVisible();
    const header = document.querySelector('.top')!;
    const before = header.getBoundingClientRect().height;
    await rerender(bar('unreachable'));
    await expect.element(page.getByRole('status')).toBeVisible();
    expect(header.getBoundingClientRect().height).toBeLessThanOrEqual(before + 1);
    const [sign, words] = [...page.getByRole('status').element().children].map((part) =>
      part.getBoundingClientRect(),
    );
    expect(words!.left).toBeGreaterThan(sign!.right);
    await expect.element(page.getByRole('heading', { name: 'Water on the move' })).toBeInTheDocument();
    await unmount();
  },
);
