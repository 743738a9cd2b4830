import type { BrowserContext, Page } from '@playwright/test';

/** Anyone who acts next must be in front: in Firefox a page behind another one has no focus, and tells of none. */
export async function comeToFront(page: Page): Promise<void> {
  if (isFirefox(page.context())) await page.bringToFront();
}

/**
 * Playwright fills a field of Firefox by setting its value in the page, which React takes for its own doing and drops. The
 * browser's command for inserting text is what a person's typing comes to.
 */
export async function fillAsTyped(context: BrowserContext): Promise<void> {
  if (!isFirefox(context)) return;
  await context.addInitScript(() => {
    Object.defineProperty(globalThis, '__pw_bidiInsertText', {
      get: () => (text: string) => {
        const { activeElement } = document;
        if (activeElement instanceof HTMLIFrameElement) return activeElement;
        // oxlint-disable-next-line typescript/no-deprecated -- nothing else inserts text as typing does
        document.execCommand('insertText', false, text);
        return null;
      },
      // Playwright's own is not taken.
      set() {},
    });
  });
}

function isFirefox(context: BrowserContext): boolean {
  return context.browser()?.browserType().name() === 'firefox';
}
