import { expect } from '@playwright/test';
import type { OpenedContainer } from '@takhti/domain';
import { offeredIn } from './helpers/actions.ts';
import { apiOf } from './helpers/api.ts';
import { playerPath, publish } from './helpers/content.ts';
import { goWithin } from './helpers/browser/go-within.ts';
import { somebody, stranger, testAs } from './helpers/people/login.ts';
import { skillOf } from './helpers/skills.ts';
import { uniqueTitle } from './helpers/screen/titles.ts';
import { typeJourneys } from './types/index.ts';

const test = testAs('developer');

/** The requirements that a walk proves beside what every type must. */
const proved: Readonly<Record<string, string>> = {
  competition: 'C-026 C-117 C-118 C-165 G-449 G-450 G-463 ',
};

for (const [content_type, type] of Object.entries(typeJourneys))
  test(`${proved[content_type] ?? ''}C-097 C-098 C-144 C-145 C-146 content of the type ${content_type} is edited, published, looked at and played`, async ({
    page,
    browser,
    request,
  }, testInfo) => {
    const author = await apiOf(request, 'developer');
    const start = { request, place: skillOf(type.isDrawn ? 'drawn' : 'types', testInfo) };
    const [title, draftTitle] = [uniqueTitle('Published'), uniqueTitle('Draft')];
    const item = await type.make({ ...start, title });
    await publish(request, author, item.container_id);
    const draft = await type.make({ ...start, title: draftTitle });

    await page.goto(`${type.editor}?${idsOf(draft)}`);
    await expect(page.getByRole('heading', { level: 1, name: draftTitle })).toBeVisible();
    await type.expectEditor(page);

    await goWithin(page, `${type.preview}?${idsOf(item)}&content_id=${item.content_id}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await type.expectPreview(page);

    // A teacher comes from the library, by the address of another type if a link says so.
    const teacher = await somebody(browser, 'teacher');
    const other = content_type === 'link' ? typeJourneys.mcq : typeJourneys.link;
    await teacher.goto(`${other.preview}?${new URLSearchParams({ content_id: item.content_id })}`);
    await expect(teacher.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(new URL(teacher.url()).pathname).toBe(type.preview);
    expect(await offeredIn(teacher)).toContain('play');

    const learner = await stranger(browser);
    await learner.goto(await playerPath(author, item.content_id));
    await expect(learner.getByRole('heading', { name: title })).toBeVisible();
    await type.expectPlayer(learner);
  });

function idsOf({ container_id, institution_id }: OpenedContainer): string {
  return String(new URLSearchParams({ container_id, institution_id: String(institution_id) }));
}
