import type { CarriedGame } from '@takhti/domain';

/**
 * The game of a page that holds all of it, where the elements named after its files represent these (`pageOf` of the server);
 * undefined in a page beside which the game is.
 */
export function gameInPage(page: Pick<Document, 'getElementById'>): CarriedGame | undefined {
  const text = take('takhti-game');
  if (text === undefined) return undefined;
  const files = new Map<string, string>();
  function fileOf(name: string): string {
    // A file that was lost shows nothing, as online.
    const file = files.get(name) ?? take(name) ?? '';
    files.set(name, file);
    return file;
  }
  function take(id: string): string | undefined {
    const element = page.getElementById(id);
    // A phone has no room for two of each.
    element?.remove();
    return element?.textContent ?? undefined;
  }
  return JSON.parse(text, (_key, value: unknown) =>
    typeof value === 'string' && fileName.test(value) ? fileOf(value) : value,
  ) as CarriedGame;
}

const fileName = /^media\/[\da-f-]{36}\.\w+$/;
