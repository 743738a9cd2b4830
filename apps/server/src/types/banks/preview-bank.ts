import { assessmentModel } from '@takhti/content-types/assessments';
import { drawnIn, publishedIn } from '@takhti/content-types/question-kinds';
import { limits, Question, type AssessmentDoc } from '@takhti/domain';
import type { LoadedContainer } from '../../features/containers/index.ts';
import { listAllQuestions } from '../../features/questions/index.ts';
import type { PastState } from '../../features/revisions/index.ts';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { PlayedContent } from '../play-kind.ts';
import type { PreviewOptions } from '../server-type.ts';
import { practiceOf } from './practice.ts';

/** A bank under way, or as it was at an entry of its history. */
export async function previewBank(
  tx: Tx,
  _session: Session,
  container: LoadedContainer,
  { past, most = limits.play.max_questions }: PreviewOptions,
): Promise<PlayedContent> {
  return playedAs(
    container,
    past ? questionsOfPast(container, past) : await listAllQuestions(tx, container, most),
  );
}

/** The questions that a bank held at an entry of its history. */
export function questionsOfPast(container: LoadedContainer, { questions }: PastState): Question[] {
  const { container_id, institution_id, grade, subject, last_activity } = container;
  const unknown = { skill: '', category: '', subcategory: '', secondary_skill: '', mastery_topic: '' };
  return [...questions]
    .map(([content_id, snapshot]) =>
      Question.parse({
        ...unknown,
        ...snapshot,
        content_id,
        container_id,
        institution_id,
        grade,
        subject,
        modified_by: '',
        modified_on: last_activity,
        version: 1,
      }),
    )
    .toSorted((a, b) => a.question_order - b.question_order);
}

function playedAs(container: LoadedContainer, all: readonly Question[]): PlayedContent {
  const questions = all.map((each) => drawnIn(publishedIn(each, container.language), container.language));
  const practice = practiceOf(container, questions);
  if (!practice) return { doc: nothingYet(container), questions: [] };
  const shown = new Set(practice.question_ids);
  return { doc: practice.doc, questions: questions.filter((question) => shown.has(question.content_id)) };
}

function nothingYet({ language, skill_id, subject }: LoadedContainer): AssessmentDoc {
  return { ...assessmentModel.defaults({ language, skill_id, subject, total_questions: 0 }), timer: 0 };
}
