import type { filesModels } from '@takhti/content-types/files';
import { pageOf } from '../../ui/page-part.tsx';
import type { Part } from '../../ui/part.tsx';
import type { OpenedType, OpenPageProps } from '../player-type.ts';
import { viewers } from './viewers.ts';

/** What is opened and not attempted. */
export const filesTypes = {
  link: { use: 'opened', page: pageWith(viewers.link) },
  lesson_plan: {
    use: 'opened',
    page: pageOf(async () => (await import('./lesson-plan/plan-page.tsx')).PlanPage),
  },
} as const satisfies Record<keyof typeof filesModels, OpenedType>;

// The address tells the type: its viewer comes with the page, not after the content.
function pageWith({ fetch }: { readonly fetch: () => Promise<void> }): Part<OpenPageProps> {
  return pageOf(async () => {
    void fetch();
    return (await import('./files-page.tsx')).FilesPage;
  });
}
