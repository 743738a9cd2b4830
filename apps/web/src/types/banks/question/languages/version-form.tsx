import { Button, Card, Group, Text } from '@mantine/core';
import { keepField, outdatedFields, removeLanguage, versionPath } from '@takhti/content-types/question-kinds';
import type { Language, QuestionDoc } from '@takhti/domain';
import { current } from 'immer';
import { writeThrough, type Editor, type FieldPath } from '../../../../features/editor/index.ts';
import { FieldComments } from '../../../../features/review/index.ts';
import { QuestionCard } from '../../../../features/question-card/index.ts';
import { nameOfLanguage, useText } from '../../../../i18n/index.ts';
import { QuestionForm } from '../question-form.tsx';
import classes from './languages.module.css';
import { useVersionEditor } from './use-version-editor.ts';

interface VersionFormProps {
  readonly editor: Editor<QuestionDoc>;
  readonly containerId: string;
  readonly language: Language;
}

/** A language version of a question beside the original: only words are written here, all else is the question's own. */
export function VersionForm({ editor, containerId, language }: VersionFormProps) {
  const t = useText();
  const version = useVersionEditor(editor, language);
  const { doc } = editor;
  const at = versionPath(language);
  const outdated = outdatedFields(doc, language);

  const change = (recipe: (whole: QuestionDoc) => QuestionDoc): void =>
    editor.edit((draft) => writeThrough(draft, recipe(current(draft))));

  function renderAside(path: FieldPath, label: string) {
    const within = path.slice(at.length).join('.');
    // The entries of a list may be compared as one.
    const field = outdated.find((each) => within === each || within.startsWith(`${each}.`));
    return (
      <>
        <FieldComments path={path} label={label} />
        {field !== undefined && (
          <Button
            size="compact-xs"
            variant="light"
            color="saffron"
            onClick={() => change((whole) => keepField(whole, language, field))}
            aria-label={t('questions:languages.keep_field', { field: label })}
          >
            {t('questions:languages.keep')}
          </Button>
        )}
      </>
    );
  }

  return (
    <div className={classes.versions}>
      <Card withBorder padding="lg" className={classes.original} component="section">
        <Text component="h2" size="sm" fw={600} c="dimmed" mb="sm">
          {t('questions:languages.original', { language: nameOfLanguage(doc.language) })}
        </Text>
        <QuestionCard doc={doc} />
      </Card>
      <div className={classes.version}>
        <QuestionForm
          key={language}
          editor={version}
          containerId={containerId}
          at={at}
          renderAside={renderAside}
        />
        <Group justify="flex-start">
          <Button
            variant="subtle"
            color="brick"
            onClick={() => change((whole) => removeLanguage(whole, language))}
          >
            {t('questions:languages.remove', { language: nameOfLanguage(language) })}
          </Button>
        </Group>
      </div>
    </div>
  );
}
