import { randomUUID } from 'node:crypto';
import { Problem } from '@takhti/contract';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { PlayedContent, PlayKind, Scored } from '../../../types/play-kind.ts';
import { loadContainer, loadPlayed, type LoadedContainer } from '../../containers/index.ts';
import { selectOptionalPublication, type Publication } from '../../publications/index.ts';
import { questionsClosedTo } from '../../questions/index.ts';
import { attemptFacetOf } from '../attempts/attempt-facet-of.ts';
import { withholdsAnswers } from '../attempts/counters.ts';
import { playedContent } from '../played-content.ts';
import { lightQuestions, type PlayedQuestions } from '../played-questions.ts';
import type { LaunchServices } from '../attempts/launched.ts';
import { previewOfDraft } from './preview-of-draft.ts';

interface PreviewInput {
  readonly container_id?: string | undefined;
  /** The content id that learners play, if no container is named. */
  readonly content_id?: string | undefined;
  /** Shows it as it was right after this entry of its history; left out: as it is now. */
  readonly history_id?: string | undefined;
  /** Whether questions are included, or only the facts about the content. */
  readonly wants_questions: boolean;
}

/**
 * What a learner would see of a container; nothing is kept (C-557). Of published content it is what learners get, of work under
 * way what its type shows of it. What is right of questions in banks that are closed to the person, or that they compete with, stays behind.
 * @returns the copy, and those of its questions of which the person may know what is right
 * @throws Problem container.not_found, also for content that is not played so; container.invalid_document, history.not_found
 */
export async function previewContent<
  Play,
  State extends { readonly seconds: number },
  Outcome extends Scored,
>(
  kind: Pick<
    PlayKind<Play, State, Outcome>,
    'name' | 'shows_questions' | 'open' | 'sign' | 'withoutClosed' | 'withoutAnswers'
  >,
  tx: Tx,
  { clock, questions: published }: Pick<LaunchServices, 'clock' | 'questions'>,
  session: Session,
  { history_id, wants_questions, ...named }: PreviewInput,
): Promise<{ readonly play: Play; readonly answered: PlayedContent['questions'] }> {
  const container = await loadNamed(tx, session, named);
  const seed = randomUUID();
  const { doc, questions } = await previewedContent(
    kind,
    tx,
    session,
    container,
    { history_id, seed },
    published,
  );
  const content = { doc, questions: wants_questions ? questions : [] };
  const { play } = kind.open(container, content, seed);
  const learner = { user_id: session.user_id, known_by: 'session' } as const;
  if (await withholdsAnswers(tx, { ...container, ...learner }, clock.now()))
    return { play: kind.sign(session.files, kind.withoutAnswers.play(play)), answered: [] };
  const closed = await questionsClosedTo(
    tx,
    session,
    content.questions.map(({ content_id }) => content_id),
  );
  return {
    play: kind.sign(session.files, kind.withoutClosed(play, closed)),
    answered: content.questions.filter(({ content_id }) => !closed.has(content_id)),
  };
}

function loadNamed(
  tx: Tx,
  session: Session,
  { container_id, content_id }: Pick<PreviewInput, 'container_id' | 'content_id'>,
): Promise<LoadedContainer> {
  if (container_id !== undefined) return loadContainer(tx, session, container_id);
  if (content_id !== undefined) return loadPlayed(tx, session, content_id);
  throw new Problem('container.not_found');
}

/**
 * What learners see of a container: of published content what they get, of work under way what its type shows of it.
 * @throws Problem container.not_found for content that is not played so; container.invalid_document, history.not_found
 */
export async function previewedContent(
  kind: Pick<PlayKind<never, never, Scored>, 'name' | 'shows_questions'>,
  tx: Tx,
  session: Session,
  container: LoadedContainer,
  request: {
    readonly history_id: string | undefined;
    readonly seed: string;
    /** No more questions than this are read. */
    readonly most?: number;
  },
  published: PlayedQuestions = lightQuestions,
): Promise<PlayedContent> {
  const attempting = attemptFacetOf(kind, container.content_type);
  if (!attempting) throw new Problem('container.not_found');
  const publication = await selectPreviewedPublication(tx, container, request.history_id);
  if (!publication) return previewOfDraft(tx, session, container, request);
  const ids = attempting.draw(publication, request.seed).slice(0, request.most);
  return playedContent(tx, kind, publication, ids, published);
}

/** The publication that learners get of a container; undefined for a draft, or if an entry of its history is asked for. */
export async function selectPreviewedPublication(
  tx: Tx,
  { institution_id, content_id, is_published }: LoadedContainer,
  history_id: string | undefined,
): Promise<Publication | undefined> {
  const isOfLearners = history_id === undefined && is_published === 1;
  return isOfLearners ? selectOptionalPublication(tx, institution_id, content_id) : undefined;
}
