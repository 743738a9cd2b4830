import { exchangeFormats } from '@takhti/contract';

export const exportFormats = ['csv', 'xlsx', 'json', ...exchangeFormats] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Between asking for the JSON of a bank and its download are a second and a half (specification, section 9; C-1097). */
const jsonDelayMs = 1_500;

/** Waits as long as an export of this format has to. */
export function waitForExport(format: ExportFormat): Promise<void> {
  if (format !== 'json') return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, jsonDelayMs);
  });
}
