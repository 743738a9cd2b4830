import type { filesModels } from '@takhti/content-types/files';
import { pageOf } from '../../ui/page-part.tsx';
import type { Part } from '../../ui/part.tsx';
import type { OpenedType, OpenPageProps } from '../player-type.ts';
import { viewers } from './viewers.ts';

/** What is opened and not attempted. */
export const filesTypes = {
  link: openedWith(viewers.link),
  assignment: openedWith(viewers.assignment),
  video: openedWith(viewers.video),
  document: openedWith(viewers.document),
  e_book: openedWith(viewers.e_book),
  zip: openedWith(viewers.zip),
  html_zip: openedWith(viewers.html_zip),
  game: openedWith(viewers.game),
  competition: {
    use: 'opened',
    page: pageOf(async () => (await import('./competition/competition-page.tsx')).CompetitionPage, 'files'),
  },
  ai_bot: {
    use: 'opened',
    page: pageOf(async () => (await import('./ai-bot/bot-page.tsx')).BotPage, 'bots'),
  },
  lesson_plan: {
    use: 'opened',
    page: pageOf(async () => (await import('./lesson-plan/plan-page.tsx')).PlanPage, 'files'),
  },
} as const satisfies Record<keyof typeof filesModels, OpenedType>;

// The address tells the type: its viewer comes with the page, not after the content.
function openedWith({ fetch }: { readonly fetch: () => Promise<void> }): OpenedType {
  const page: Part<OpenPageProps> = pageOf(async () => {
    void fetch();
    return (await import('./files-page.tsx')).FilesPage;
  }, 'files');
  return { use: 'opened', page };
}
