import type { Page } from '@playwright/test';
import { openContainer } from '@takhti/contract';
import { apiAt } from './people/login.ts';

/** The document of the container on the page, as the server keeps it. */
export async function keptAt(page: Page): Promise<unknown> {
  const container_id = new URL(page.url()).searchParams.get('container_id') ?? '';
  const { json_data } = await (await apiAt(page))(openContainer, { container_id });
  return json_data;
}
