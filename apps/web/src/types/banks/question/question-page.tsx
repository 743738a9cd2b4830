import { openQuestion } from '@takhti/contract';
import type { OpenedContainer, Question } from '@takhti/domain';
import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useQueryCall } from '../../../app/api/index.ts';
import { ErrorState, SkeletonRows } from '../../../ui/index.ts';
import { useBankAddress, useQuestionPath } from '../address.ts';
import { BankGate, Waiting } from '../bank-gate.tsx';
import { QuestionEditor } from './question-editor.tsx';

/** One question of a bank, or a new one without `content_id` (C-096). */
export function Component() {
  return <BankGate>{(item) => <OneQuestion item={item} />}</BankGate>;
}

function OneQuestion({ item }: { item: OpenedContainer }) {
  const { content_id } = useBankAddress();
  const questionPath = useQuestionPath();
  const location = useLocation();
  const navigate = useNavigate();
  // The question that this visit created, until the server returns its place in the bank.
  const [created, setCreated] = useState<Question | null>(null);
  const opened = useQueryCall(
    openQuestion,
    { content_id: content_id ?? '' },
    { enabled: content_id !== null, onProblem: () => true },
  );

  const key = editorKeyIn(location.state) ?? content_id ?? location.key;
  const onCreated = useCallback(
    (question: Question) => {
      setCreated(question);
      // The editor continues under its new address with its way back and its cursor.
      void navigate(questionPath(question.content_id), { replace: true, state: { editorKey: key } });
    },
    [navigate, questionPath, key],
  );

  const own = created?.content_id === content_id ? created : null;
  const known = opened.data?.content_id === content_id ? opened.data : null;
  if (content_id !== null && !known && !own) {
    return (
      <Waiting>
        {opened.error ? (
          <ErrorState error={opened.error} onRetry={() => void opened.refetch()} />
        ) : (
          <SkeletonRows rows={6} height={96} />
        )}
      </Waiting>
    );
  }
  return <QuestionEditor key={key} item={item} question={known ?? own} place={known} onCreated={onCreated} />;
}

function editorKeyIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('editorKey' in state)) return null;
  return typeof state.editorKey === 'string' ? state.editorKey : null;
}
