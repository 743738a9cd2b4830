import { Alert, Card, Text } from '@mantine/core';
import { cutText, limits, type Finding, type McqDoc } from '@takhti/domain';
import { escapeHtml, isBlank } from '@takhti/content-types/kit';
import { pastedEntries } from '@takhti/content-types/question-kinds';
import type { ClipboardEvent } from 'react';
import { FieldError, fieldId, findingsAt } from '../../../../features/editor/index.ts';
import { pastedFile } from '../../../../features/upload/index.ts';
import { useText } from '../../../../i18n/index.ts';
import { ContentText, showToast } from '../../../../ui/index.ts';
import classes from '../../question/question.module.css';
import type { PartProps } from '../question-parts.ts';
import { OptionField } from './option-field.tsx';

const optionNumbers = [1, 2, 3, 4] as const;
/** So much of what there is no option for is named, in characters. */
const longestRest = 80;

/** The options of a multiple-choice question with their marks. */
export function McqAnswers({
  editor: { doc, edit, findings },
  containerId,
  renderAside,
  at: base,
}: PartProps) {
  const t = useText();
  if (doc.content_type !== 'mcq') return null;

  // A list goes into the empty options from here on, one entry into each; what there is no option for is named.
  function pasteSeveral(from: (typeof optionNumbers)[number], event: ClipboardEvent): void {
    // What is pasted into a dialog of the field comes by here too.
    if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
    const places = optionNumbers.slice(from - 1);
    const entries = pastedEntries(event.clipboardData.getData('text/plain'));
    const isEmpty = doc.content_type === 'mcq' && places.every((number) => isBlank(doc[`option${number}`]));
    const isList = entries.length > 1 && entries.length <= limits.options.import;
    if (!isList || !isEmpty || pastedFile(event.clipboardData)) return;
    event.preventDefault();
    event.stopPropagation();
    edit((draft) => {
      if (draft.content_type !== 'mcq') return;
      for (const [at, number] of places.entries()) {
        const entry = entries[at];
        if (entry !== undefined) draft[`option${number}`] = `<p>${escapeHtml(entry)}</p>`;
      }
    });
    const rest = entries.slice(places.length);
    if (rest.length === 0) return;
    const values = { count: places.length, rest: cutText(rest.join(' · '), longestRest) };
    showToast({ kind: 'warning', text: t('questions:options.left_out', values) });
  }

  return (
    <Card withBorder padding="lg" component="fieldset" className={classes.options}>
      <Text component="legend" className={classes.legend} fw={600}>
        {t('questions:options.title')}
      </Text>
      <Text size="sm" c="dimmed" mb="xs">
        {t(base.length > 0 ? 'questions:languages.same_key' : 'questions:options.hint')}
      </Text>
      {optionNumbers.map((number) => (
        <OptionField
          key={number}
          language={doc.language}
          containerId={containerId}
          renderAside={renderAside}
          at={base}
          number={number}
          html={doc[`option${number}`]}
          isCorrect={doc[`correct${number}`] === 'Y'}
          onPaste={(event) => pasteSeveral(number, event)}
          onHtml={(html) =>
            edit((draft) => {
              if (draft.content_type === 'mcq') draft[`option${number}`] = html;
            })
          }
          onCorrect={(isCorrect) =>
            edit((draft) => {
              if (draft.content_type === 'mcq') draft[`correct${number}`] = isCorrect ? 'Y' : 'N';
            })
          }
          findings={findings}
        />
      ))}
      <FieldError path={['correct']} findings={findingsAt(findings, ['correct'])} />
      <MoreOptions doc={doc} findings={findings} renderAside={renderAside} at={base} />
    </Card>
  );
}

interface MoreOptionsProps extends Pick<PartProps, 'renderAside' | 'at'> {
  readonly doc: McqDoc;
  readonly findings: readonly Finding[];
}

/** Options 5 to 10 of an imported question: they are kept and played, but not edited here (C-694). */
function MoreOptions({ doc, findings, renderAside, at: base }: MoreOptionsProps) {
  const t = useText();
  const { more_options } = doc.json_data;
  if (more_options.length === 0) return null;
  return (
    <Alert
      color="sky"
      variant="light"
      mt="sm"
      title={t('questions:options.more', { count: more_options.length })}
    >
      <Text size="sm">{t('questions:options.more_hint')}</Text>
      <ol className={classes.more} start={limits.options.editor + 1}>
        {more_options.map(({ option, correct }, at) => {
          const path = [...base, 'json_data', 'more_options', at, 'option'];
          return (
            <li key={path.join('/')} id={fieldId(path)} tabIndex={-1}>
              <ContentText html={option} language={doc.language} isInline />
              {correct === 'Y' && (
                <Text span size="sm" fw={600} c="accent.8">
                  {' '}
                  {t('questions:options.correct')}
                </Text>
              )}{' '}
              {renderAside(path, t('questions:options.option', { number: at + limits.options.editor + 1 }))}
              <FieldError path={path} findings={findingsAt(findings, path)} />
            </li>
          );
        })}
      </ol>
    </Alert>
  );
}
