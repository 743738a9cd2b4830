import {
  importQuestions,
  previewImport,
  writeRanges,
  type ImportPreview,
  type Problem,
  type ProblemName,
} from '@takhti/contract';
import type { QuestionKind } from '@takhti/domain';
import { useState } from 'react';
import { useFileSend, whyNotImport } from '../../../features/imports/index.ts';

/** The formats that may be imported, no matter what a bank holds: names that are the same in every language. */
export const questionFormats = ['CSV', 'XLSX', 'JSON', 'GIFT', 'Aiken', 'Moodle XML', 'QTI'] as const;
/** The endings of their files. */
export const questionFileEndings = ['csv', 'xlsx', 'json', 'txt', 'gift', 'xml', 'zip'] as const;

type Step =
  | { readonly kind: 'choosing'; readonly refusal: ProblemName | null }
  | {
      readonly kind: 'preview';
      readonly file: File;
      readonly question_kind: QuestionKind;
      readonly preview: ImportPreview;
    }
  | { readonly kind: 'done'; readonly imported: number; readonly history_id: string };

const atStart: Step = { kind: 'choosing', refusal: null };

/**
 * Looks at a file of questions first, and adds of it what is chosen.
 * @param kinds those that the file may hold: of the others where it cannot be one of the first
 */
export function useQuestionImport(container_id: string, kinds: readonly QuestionKind[]) {
  const [step, setStep] = useState<Step>(atStart);
  const look = useFileSend(previewImport, ({ problem }) => setStep({ kind: 'choosing', refusal: problem }));
  const add = useFileSend(importQuestions, (problem) => setStep((now) => refusedStep(now, problem)));

  async function choose(file: File): Promise<void> {
    const refusal = whyNotImport(file, questionFileEndings);
    if (refusal !== null) return setStep({ kind: 'choosing', refusal });
    setStep(atStart);
    const refused: Step[] = [];
    for (const question_kind of kinds) {
      const preview = await look.send(file, { container_id, question_kind });
      if (!preview) return;
      const found: Step = { kind: 'preview', file, question_kind, preview };
      if (preview.findings.length === 0) return setStep(found);
      refused.push(found);
    }
    setStep(refused[0] ?? atStart);
  }

  async function confirm(take: readonly number[], repair: readonly number[]): Promise<void> {
    if (step.kind !== 'preview') return;
    const { question_kind } = step;
    const input = { container_id, question_kind, take: writeRanges(take), repair: writeRanges(repair) };
    const reply = await add.send(step.file, input);
    if (reply) setStep({ kind: 'done', ...reply });
  }

  return {
    step,
    busy: look.busy ?? add.busy,
    isAdding: add.busy !== null,
    choose,
    confirm,
    cancel: () => {
      look.cancel();
      add.cancel();
    },
    startAgain: () => setStep(atStart),
  };
}

// What was right a moment ago is wrong now where somebody else was faster: the preview says so at each question.
function refusedStep(now: Step, { problem, details }: Problem): Step {
  if (now.kind !== 'preview' || problem !== 'questions.import_refused')
    return { kind: 'choosing', refusal: problem };
  const findings = details?.findings ?? [];
  const rows = now.preview.rows.map((row) => {
    const own = findings.filter(({ question }) => question === row.question);
    return own.length === 0 ? row : { ...row, state: 'known' as const, findings: own };
  });
  const ofFile = findings.filter(({ question }) => question === null);
  return { ...now, preview: { rows, findings: ofFile } };
}
