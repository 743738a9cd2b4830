import { Anchor, Card } from '@mantine/core';
import type { Finding } from '@takhti/domain';
import { Link } from 'react-router';
import { findingsAt, RichTextField, type BlankKeeper } from '../../../features/editor/index.ts';
import { useText } from '../../../i18n/index.ts';
import { useQuestionPath } from '../address.ts';
import type { PartProps } from '../kinds/question-parts.ts';
import { duplicateMessage } from './question-refusal.ts';

interface QuestionTextProps extends PartProps {
  /** Writes the text; into the document alone if left out. */
  readonly onChange?: (html: string) => void;
  /** Lets words be made blanks; see RichTextField. */
  readonly blanks?: BlankKeeper;
  /** The placeholder of the field. */
  readonly hint?: string;
}

/** The text of the question. */
export function QuestionText({
  editor,
  containerId,
  renderAside,
  at,
  onChange,
  blanks,
  hint,
}: QuestionTextProps) {
  const t = useText();
  const { doc, edit, findings } = editor;
  const path = [...at, 'question'];
  const write = (html: string): void =>
    edit((draft) => {
      draft.question = html;
    });
  return (
    <Card withBorder padding="lg">
      <RichTextField
        language={doc.language}
        containerId={containerId}
        label={t('questions:question')}
        aside={renderAside(path, t('questions:question'))}
        placeholder={hint ?? t('questions:question_hint')}
        path={path}
        value={doc.question}
        onChange={onChange ?? write}
        blanks={blanks}
        findings={findingsAt(findings, path)}
        renderWayOut={(finding) => <ToTheOther finding={finding} />}
        isRequired
        isTall
      />
    </Card>
  );
}

// The same question is in the bank already: here is the way to it.
function ToTheOther({ finding }: { finding: Finding }) {
  const t = useText();
  const questionPath = useQuestionPath();
  const other = finding.values?.['content_id'];
  if (finding.message !== duplicateMessage || typeof other !== 'string') return null;
  return (
    <Anchor
      component={Link}
      to={questionPath(other)}
      target="_blank"
      size="sm"
      c="brick.7"
      underline="always"
    >
      {t('questions:open_duplicate')}
    </Anchor>
  );
}
