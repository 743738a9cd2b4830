import type { GenericBody } from '@takhti/domain';
import type { ComponentType } from 'react';
import { innerOf } from '../../ui/inner-part.tsx';
import type { LazyPart } from '../../ui/lazy-part.tsx';

/** The kinds of body that are below a description; lesson plans, competitions and AI bots have pages of their own. */
export type ViewedBody = Exclude<GenericBody, { kind: 'lesson_plan' | 'competition' | 'ai_bot' }>;
type Kind = ViewedBody['kind'];
type Viewer = LazyPart<{ readonly body: ViewedBody; readonly title: string }>;
type ShowsOf<K extends Kind> = ComponentType<{
  readonly body: Extract<ViewedBody, { kind: K }>;
  readonly title: string;
}>;

// The row of a kind is asked for what is of that kind alone.
function viewerOf<K extends Kind>(_kind: K, load: () => Promise<ShowsOf<K>>): Viewer {
  return innerOf(load) as Viewer;
}

/** The viewer of each type of this family, below its description; each is fetched by itself. */
export const viewers = {
  link: viewerOf('link', async () => (await import('./link/link-view.tsx')).LinkView),
  assignment: viewerOf(
    'assignment',
    async () => (await import('./assignment/assignment-view.tsx')).AssignmentView,
  ),
  video: viewerOf('video', async () => (await import('./video/video-view.tsx')).VideoView),
  document: viewerOf('document', async () => (await import('./document/document-view.tsx')).DocumentView),
  e_book: viewerOf('e_book', async () => (await import('./e-book/e-book-view.tsx')).EBookView),
  zip: viewerOf('zip', async () => (await import('./zip/zip-view.tsx')).ZipView),
  game: viewerOf('game', async () => (await import('./game/game-view.tsx')).GameView),
  html_zip: viewerOf('html_zip', async () => (await import('./html-zip/html-zip-view.tsx')).HtmlZipView),
} satisfies Readonly<Record<Kind, Viewer>>;

/** Whether bodies of a kind are shown below their description. */
export function isViewedKind(kind: string): kind is Kind {
  return Object.hasOwn(viewers, kind);
}

/** Whether a body is shown below its description. */
export function isViewed(body: GenericBody): body is ViewedBody {
  return isViewedKind(body.kind);
}
