import { expect, type Page } from '@playwright/test';
import type { OpenedContainer } from '@takhti/domain';
import { offeredIn } from './helpers/actions.ts';
import { apiOf } from './helpers/api.ts';
import { playerPath, publish } from './helpers/content.ts';
import { comeToFront } from './helpers/browser/firefox.ts';
import { goWithin } from './helpers/browser/go-within.ts';
import { somebody, stranger, testAs } from './helpers/people/login.ts';
import { skillOf } from './helpers/skills.ts';
import { uniqueTitle } from './helpers/screen/titles.ts';
import { typeJourneys } from './types/index.ts';

const test = testAs('developer');

/** The requirements that a walk proves beside what every type must: those of the addresses of one type, above all. */
const proved: Readonly<Record<string, string>> = {
  mcq: 'C-144 ',
  fill_in_the_blank: 'G-446 ',
  rumble_in_the_jumble: 'C-064 C-160 ',
  matching: 'G-035 ',
  matching_flip: 'G-062 ',
  sorting: 'G-071 ',
  sorting_vertical: 'G-084 ',
  non_over_classification: 'G-091 ',
  matching_drag_drop: 'G-112 ',
  financial_fib: 'G-123 ',
  tabular_fib: 'G-130 G-454 ',
  assignment: 'G-464 ',
  clue_on: 'C-163 G-176 G-460 ',
  mystery_word: 'C-164 G-199 G-461 ',
  competition: 'C-026 C-117 C-118 C-165 G-286 G-449 G-450 G-463 ',
  crossword: 'C-024 C-115 C-130 C-157 G-447 G-448 G-462 ',
  video: 'C-066 C-368 C-371 C-739 G-521 ',
  document: 'C-016 ',
  zip: 'C-019 ',
  html_zip: 'C-069 ',
  e_book: 'C-017 C-070 ',
  ai_bot: 'C-071 C-102 C-148 C-453 ',
  game: 'C-108 G-452 G-455 ',
  kampong: 'C-161 G-202 G-203 G-458 ',
  puzzle: 'C-159 G-266 G-456 ',
  jungle_gym_primary: 'C-162 G-459 ',
  jungle_gym_classic: 'C-127 G-444 ',
  timor_the_turtle: 'C-128 G-445 ',
};

/** So many types share the pages of one author, teacher and learner: to load the studio again for each is most of the time. */
const together = 4;

const rows = Object.entries(typeJourneys);
for (let at = 0; at < rows.length; at += together) {
  const group = rows.slice(at, at + together);
  const ids = group.map(([content_type]) => proved[content_type] ?? '').join('');
  const names = group.map(([content_type]) => content_type).join(', ');

  test(`${ids}C-030 C-097 C-098 C-145 C-146 C-177 C-181 C-449 G-467 content of the types ${names} is edited, published, looked at and played`, async ({
    page,
    browser,
    request,
  }, testInfo) => {
    test.slow();
    const author = await apiOf(request, 'developer');
    const teacher = await somebody(browser, 'teacher');
    const learner = await stranger(browser);
    // Within the studio, as its links lead; the first page is loaded.
    const go = async (who: Page, path: string): Promise<void> => {
      await comeToFront(who);
      await (who.url() === 'about:blank' ? who.goto(path) : goWithin(who, path));
    };

    for (const [content_type, type] of group)
      await test.step(content_type, async () => {
        const start = { request, place: skillOf(type.isDrawn ? 'drawn' : 'types', testInfo) };
        const [title, draftTitle] = [uniqueTitle('Published'), uniqueTitle('Draft')];
        const item = await type.make({ ...start, title });
        await publish(request, author, item.container_id);
        const draft = await type.make({ ...start, title: draftTitle });

        await go(page, `${type.editor}?${idsOf(draft)}`);
        await expect(page.getByRole('heading', { level: 1, name: draftTitle })).toBeVisible();
        await type.expectEditor(page);

        await go(page, `${type.preview}?${idsOf(item)}&content_id=${item.content_id}`);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await type.expectPreview(page);

        // A teacher comes from the library, by the address of another type if a link says so.
        const other = content_type === 'link' ? typeJourneys.mcq : typeJourneys.link;
        await go(teacher, `${other.preview}?${new URLSearchParams({ content_id: item.content_id })}`);
        await expect(teacher.getByRole('heading', { level: 1, name: title })).toBeVisible();
        expect(new URL(teacher.url()).pathname).toBe(type.preview);
        expect(await offeredIn(teacher)).toContain('play');

        // By the link that names no player (C-181, G-467): it leads to the address of its own.
        const link = await playerPath(author, item.content_id);
        await comeToFront(learner);
        await learner.goto(link.replace(/^[^?]+/, '/generic/launch'));
        await expect(learner).toHaveURL((url) => url.pathname === link.split('?')[0]);
        await expect(learner.getByRole('heading', { name: type.playerHeading ?? title })).toBeVisible();
        await type.expectPlayer(learner);
      });
  });
}

function idsOf({ container_id, institution_id }: OpenedContainer): string {
  return String(new URLSearchParams({ container_id, institution_id: String(institution_id) }));
}
