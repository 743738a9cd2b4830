import type { filesModels } from '@takhti/content-types/files';
import { pageOf } from '../../ui/page-part.tsx';
import type { Fetched, LazyPart } from '../../ui/lazy-part.tsx';
import type { Offline, OpenedType, OpenPageProps } from '../player-type.ts';
import { viewers } from './viewers.ts';

/** Types that are opened and not attempted. */
export const filesTypes = {
  link: openedWith(viewers.link, aheadWith(viewers.link)),
  assignment: openedWith(viewers.assignment, aheadWith(viewers.assignment)),
  video: openedWith(viewers.video, 'never'),
  document: openedWith(viewers.document, 'once_opened'),
  e_book: openedWith(viewers.e_book, 'never'),
  zip: openedWith(viewers.zip, 'never'),
  html_zip: openedWith(viewers.html_zip, 'never'),
  game: openedWith(viewers.game, 'never'),
  competition: {
    use: 'opened',
    page: pageOf(async () => (await import('./competition/competition-page.tsx')).CompetitionPage, 'files'),
    offline: 'never',
  },
  ai_bot: {
    use: 'opened',
    page: pageOf(async () => (await import('./ai-bot/bot-page.tsx')).BotPage, 'bots'),
    offline: 'never',
  },
  lesson_plan: {
    use: 'opened',
    page: pageOf(async () => (await import('./lesson-plan/plan-page.tsx')).PlanPage, 'files'),
    offline: 'once_opened',
  },
} as const satisfies Record<keyof typeof filesModels, OpenedType>;

// The address contains the type: its viewer loads with the page, not after the content.
function openedWith({ fetch }: Fetched, offline: Offline): OpenedType {
  const page: LazyPart<OpenPageProps> = pageOf(async () => {
    void fetch();
    return (await import('./files-page.tsx')).FilesPage;
  }, 'files');
  return { use: 'opened', page, offline };
}

function aheadWith(viewer: Fetched): Offline {
  const part = async () => import('./keep-ahead.ts');
  return {
    keep: async (content) => (await part()).keepOpenedAhead(content, viewer),
    isKept: async (content) => (await part()).isOpenedKept(content),
  };
}
