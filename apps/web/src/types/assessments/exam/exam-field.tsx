import { hasErrors, type ExamFields } from '@takhti/domain';
import type { ReactNode } from 'react';
import {
  FieldError,
  fieldErrorId,
  fieldId,
  findingsAt,
  type Editor,
} from '../../../features/editor/index.ts';
import { Marked } from '../../../features/review/index.ts';
import { useText } from '../../../i18n/index.ts';
import type { AssessmentForm } from '../assessment-form.ts';

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly error: boolean;
  readonly 'aria-describedby': string;
}

interface ExamFieldProps {
  readonly editor: Editor<AssessmentForm>;
  readonly field: keyof ExamFields;
  readonly children: (props: FieldProps) => ReactNode;
}

/** One field of an exam with its name, its comments, and what is wrong with it. */
export function ExamField({ editor, field, children }: ExamFieldProps) {
  const t = useText();
  const path = [field];
  const findings = findingsAt(editor.findings, path);
  const label = t(`assessments:fields.${field}`);
  return (
    <Marked path={path} label={label}>
      {children({
        id: fieldId(path),
        label,
        error: hasErrors(findings),
        'aria-describedby': fieldErrorId(path),
      })}
      <FieldError path={path} findings={findings} />
    </Marked>
  );
}
