import { saveQuestion, suggestQuestion } from '@takhti/contract';
import { kindOf } from '@takhti/content-types/question-kinds';
import type { OpenedContainer, Question, QuestionDoc } from '@takhti/domain';
import type { Saving } from '../../../features/container-page/index.ts';
import { docOf, questionRefusal } from './question-refusal.ts';
import { readQuestionDraft } from './read-question-draft.ts';

interface SavingInput {
  readonly item: Pick<OpenedContainer, 'container_id'>;
  /** The question as it is stored; null for a new one. */
  readonly question: Question | null;
  /** Called when a new question was stored for the first time. */
  readonly onCreated: (question: Question) => void;
}

/** How one question of a bank is saved. */
export function questionSaving({
  item: { container_id },
  question,
  onCreated,
}: SavingInput): Saving<QuestionDoc> {
  const content_id = question?.content_id;
  const suggest: Saving<QuestionDoc>['suggest'] =
    content_id === undefined
      ? undefined
      : (send, doc, version) => send(suggestQuestion, { ...settled(doc), container_id, content_id, version });
  return {
    async save(send, doc, version) {
      const known = content_id === undefined ? {} : { content_id, version };
      const reply = await send(saveQuestion, { ...settled(doc), container_id, ...known });
      if (content_id === undefined) onCreated(reply);
      return { doc: docOf(reply), version: reply.version };
    },
    suggest,
    readDraft: readQuestionDraft,
    refusal: questionRefusal,
  };
}

// Fields that the author removed meanwhile are not sent.
function settled(doc: QuestionDoc): QuestionDoc {
  return kindOf(doc).settled(doc);
}
