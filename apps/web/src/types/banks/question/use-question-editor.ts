import {
  listChanges,
  listQuestions,
  openContainer,
  openQuestion,
  saveQuestion,
  suggestQuestion,
  type Problem,
} from '@takhti/contract';
import { newQuestion } from '@takhti/content-types/mcq';
import type { OpenedContainer, Question, QuestionDoc } from '@takhti/domain';
import { useCallback, useMemo, useRef } from 'react';
import { refreshCalls, useCall } from '../../../app/api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { showToast } from '../../../ui/index.ts';
import { useSession } from '../../../app/session/index.ts';
import { checkLock, useEditor, type Editor, type SaveOutcome } from '../../../features/editor/index.ts';
import { findingsOfQuestion } from './question-findings.ts';
import { docOf, isShownInPlace, refusedSave } from './save-outcome.ts';

interface QuestionEditorInput {
  readonly item: OpenedContainer;
  /** The question as it is stored; null for a new one. */
  readonly question: Question | null;
  /** Leaves the question as it is, and keeps the words as suggestions to its author. */
  readonly isSuggesting: boolean;
  /** Called when a new question was stored for the first time. */
  readonly onCreated: (question: Question) => void;
}

/** The editor of one question of a bank. */
export function useQuestionEditor({
  item,
  question,
  isSuggesting,
  onCreated,
}: QuestionEditorInput): Editor<QuestionDoc> {
  const { user } = useSession();
  const refusal = useRef<Problem | null>(null);
  const onProblem = (problem: Problem): boolean => {
    refusal.current = problem;
    // The bank's status has changed under the author's hands: the page shows itself as it is now.
    if (problem.problem === 'container.read_only' || problem.problem === 'container.forbidden')
      void refreshCalls(openContainer, openQuestion);
    if (problem.problem === 'container.locked') void checkLock(item.container_id);
    return isShownInPlace(problem);
  };
  const { run } = useCall(saveQuestion, { onProblem });
  const { run: suggest } = useCall(suggestQuestion, { onProblem });
  const t = useText();
  const { container_id, language } = item;
  const content_id = question?.content_id;

  const save = useCallback(
    async (doc: QuestionDoc, version: number): Promise<SaveOutcome<QuestionDoc>> => {
      refusal.current = null;
      if (isSuggesting && question) {
        const { content_id: suggested_id } = question;
        const kept = await suggest({ ...doc, container_id, content_id: suggested_id, version });
        if (!kept) return refusedSave(refusal.current);
        showToast({ kind: 'success', text: t('review:suggest.done', { count: kept.suggested }) });
        void refreshCalls(listChanges);
        // The words are with the author now; here stands the question as it is.
        return { kind: 'saved', doc: docOf(question), version };
      }
      const known = content_id === undefined ? {} : { content_id, version };
      const reply = await run({ ...doc, container_id, ...known });
      if (!reply) return refusedSave(refusal.current);
      if (content_id === undefined) onCreated(reply);
      void refreshCalls(listQuestions, openContainer, openQuestion);
      return { kind: 'saved', doc: docOf(reply), version: reply.version };
    },
    [run, suggest, t, container_id, content_id, question, isSuggesting, onCreated],
  );

  return useEditor<QuestionDoc>({
    draftKey: {
      user_id: user.user_id,
      institution_id: user.institution_id,
      kind: 'question',
      id: content_id ?? `new in ${container_id}`,
    },
    opened: useMemo(
      () =>
        question
          ? { doc: docOf(question), version: question.version }
          : { doc: newQuestion(language), version: 0 },
      [question, language],
    ),
    isReadOnly: !item.abilities.can_edit,
    findings: findingsOfQuestion,
    save,
  });
}
