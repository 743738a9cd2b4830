import { expect, type Locator, type Page } from '@playwright/test';
import { grantAiCredits, readAiCredits, readAiSettings, saveAiSettings } from '@takhti/contract';
import { startAiStandIn, type AiStandIn } from '../../apps/server/src/testing/ai/ai-stand-in.ts';
import type { Api } from './api.ts';
import { pick } from './authoring.ts';
import type { MadeFile } from './files/made-files.ts';
import { studioTexts, type KeyPart } from './screen/texts.ts';

const t = studioTexts('en');

/** A service for the demo's institution, with credits for one of its authors; `leave` gives the institution back what it had. */
export async function setUpService(
  admin: Api,
  user_id: string,
): Promise<{ service: AiStandIn; leave: () => Promise<void> }> {
  const service = await startAiStandIn();
  const { version } = await admin(readAiSettings, {});
  await admin(saveAiSettings, {
    settings: { source: 'own', address: service.address, model: 'stand-in' },
    version,
  });
  await admin(grantAiCredits, { user_ids: [user_id], credits: 3 });
  return {
    service,
    leave: async () => {
      const kept = await admin(readAiSettings, {});
      await admin(saveAiSettings, { settings: { source: 'server' }, version: kept.version });
      await service.close();
    },
  };
}

export async function creditsOf(author: Api): Promise<number> {
  return (await author(readAiCredits, {})).credits;
}

/** The page on which somebody generates. */
export function generating(page: Page) {
  const proposals = page.getByRole('region', { name: t('ai:run.label') });
  const proposal = (text: string): Locator => proposals.getByRole('listitem').filter({ hasText: text });
  const button = (scope: Locator, name: KeyPart<'ai:proposal.'>) =>
    scope.getByRole('button', { name: t(`ai:proposal.${name}`), exact: true });
  return {
    proposal,
    async expectCredits(count: number): Promise<void> {
      await expect(page.getByText(t('ai:credits.left_count', { count }), { exact: true })).toBeVisible();
    },
    /** From a topic, or from what is written in a file. */
    async ask(material: string | MadeFile, count: number): Promise<void> {
      const from = typeof material === 'string' ? 'topic' : 'text';
      await pick(page, t('ai:request.from'), t(`ai:sources_of.${from}`));
      const field = page.getByRole('textbox', { name: t(`ai:request.${from}`), exact: true });
      if (typeof material === 'string') await field.fill(material);
      else {
        const chooser = page.waitForEvent('filechooser');
        await page.getByRole('button', { name: t('ai:reading.open'), exact: true }).click();
        await (await chooser).setFiles(material);
        await expect(field).not.toHaveValue('');
      }
      await page.getByRole('spinbutton', { name: t('ai:request.count') }).fill(String(count));
      await page.getByRole('button', { name: t('ai:request.generate'), exact: true }).click();
    },
    async expectRunning(count: number): Promise<void> {
      await expect(proposals.getByText(t('ai:run.running', { count }))).toBeVisible();
    },
    async expectCame(count: number): Promise<void> {
      await expect(proposals.getByText(t('ai:run.came', { count }), { exact: true })).toBeVisible();
    },
    async keep(text: string): Promise<void> {
      await button(proposal(text), 'keep').click();
      await expect(proposal(text).getByText(t('ai:proposal.kept'), { exact: true })).toBeVisible();
    },
    async change(text: string, changed: string): Promise<void> {
      await button(proposal(text), 'change').click();
      await proposals.getByRole('textbox', { name: t('ai:fields.question'), exact: true }).fill(changed);
      await button(proposals, 'done').click();
      await expect(proposal(changed).getByText(t('ai:proposal.changed'), { exact: true })).toBeVisible();
    },
    async drop(text: string): Promise<void> {
      await button(proposal(text), 'drop').click();
      await expect(proposal(text)).toHaveCount(0);
    },
    async goToContent(): Promise<void> {
      await page.getByRole('link', { name: t('ai:run.to_content'), exact: true }).click();
    },
  };
}

/** What a page of content says of its parts that AI made, and how somebody reads them one by one. */
export function quarantine(page: Page) {
  const iRead = page.getByRole('button', { name: t('editor:ai_parts.i_read'), exact: true });
  return {
    async expectUnread(count: number): Promise<void> {
      await expect(page.getByText(t('editor:ai_parts.unread', { count }))).toBeVisible();
    },
    async expectRead(): Promise<void> {
      await expect(page.getByText(t('editor:ai_parts.all_read'))).toBeVisible();
    },
    async readNext(): Promise<void> {
      await page.getByRole('link', { name: t('editor:ai_parts.read_next'), exact: true }).click();
      await expect(page.getByText(t('editor:ai_parts.not_read'))).toBeVisible();
      await iRead.click();
      await expect(iRead).toBeHidden();
    },
  };
}
