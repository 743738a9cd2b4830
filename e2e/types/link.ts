import { expect } from '@playwright/test';
import { messages } from '@takhti/content-types/message-texts';
import { updateContainer } from '@takhti/contract';
import { apiOf } from '../helpers/api.ts';
import { savedSign } from '../helpers/authoring.ts';
import { makeContent } from '../helpers/content.ts';
import { playerTexts, studioTexts } from '../helpers/screen/texts.ts';
import type { TypeJourney } from './type-journey.ts';

const t = studioTexts('en');
const description = 'Read the part about evaporation.';
const address = 'https://en.wikipedia.org/wiki/Water_cycle';

/** A link with its description. It is never followed here. */
export const link: TypeJourney = {
  async make({ request, title, place }) {
    const author = await apiOf(request, 'developer');
    const { container_id, language, version } = await makeContent(author, 'link', { title, place });
    const json_data = JSON.stringify({ schema_version: 1, description, link: address });
    return author(updateContainer, { container_id, version, language, title, json_data });
  },
  editor: '/dashboard/link/edit',
  async expectEditor(page) {
    const field = page.getByRole('textbox', { name: t('files:fields.link'), exact: true });
    await expect(field).toHaveValue(address);
    await field.fill('javascript:alert(1)');
    await page.keyboard.press('Control+s');
    await expect(page.getByText(messages['link.link_protocol']).first()).toBeVisible();
    await expect(page.getByRole('button', { name: t('files:link.try') })).toBeDisabled();
    // What is lacking from an address that was written from memory comes by itself.
    await field.fill('ur.wikipedia.org/wiki/آبی_چکر');
    await field.blur();
    await expect(field).toHaveValue('https://ur.wikipedia.org/wiki/آبی_چکر');
    await page.keyboard.press('Control+s');
    await expect(savedSign(page, 'Saved')).toBeVisible();
    const tryIt = page.getByRole('link', { name: t('files:link.try') });
    await expect(tryIt).toHaveAttribute('target', '_blank');
    await expect(tryIt).toHaveAttribute('rel', 'noopener noreferrer');
  },
  preview: '/content/link/preview',
  async expectPreview(page) {
    await expect(page.getByText(description)).toBeVisible();
    await expect(page.getByText('en.wikipedia.org', { exact: true })).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  },
  async expectPlayer(page) {
    await expect(page.getByText(description)).toBeVisible();
    await expect(page.getByText('en.wikipedia.org', { exact: true })).toBeVisible();
    const open = page.getByRole('link', { name: playerTexts('en')('link_open') });
    await expect(open).toHaveAttribute('href', address);
    await expect(open).toHaveAttribute('rel', 'noopener noreferrer');
    // Nobody is led away who did not press it.
    expect(new URL(page.url()).pathname).toBe('/generic/launch');
  },
};
