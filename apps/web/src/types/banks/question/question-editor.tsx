import { Button, Card, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { addLanguage, questionIn, questionKinds, versionPath } from '@takhti/content-types/question-kinds';
import type { Language, OpenedContainer, Question, QuestionDoc } from '@takhti/domain';
import { current } from 'immer';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../../i18n/index.ts';
import { ContentTitle, showToast } from '../../../ui/index.ts';
import { PartBadge, PartMark, useParts } from '../../../features/ai/index.ts';
import { ContainerEditor, NextPartLink, useContainerEditor } from '../../../features/container-page/index.ts';
import {
  focusFromNextFrame,
  replayKeys,
  bufferKeys,
  loadRichTextEditor,
  useFocusFromLink,
  writeThrough,
  type Editor,
} from '../../../features/editor/index.ts';
import { FieldMark, useQuestionWords } from '../../../features/review/index.ts';
import { useBankKinds, useNewKind, useQuestionPath } from '../address.ts';
import { useNextInBank } from '../use-next-in-bank.ts';
import { TextBeside } from '../article/text-beside.tsx';
import { QuestionCard } from '../../../features/question-card/index.ts';
import { ExportDialog } from '../transfer/export-dialog.tsx';
import { FirstQuestion } from './first-question.tsx';
import { LanguageStrip } from './languages/language-strip.tsx';
import { useShownLanguage } from './languages/use-shown-language.ts';
import { VersionForm } from './languages/version-form.tsx';
import { Neighbours, type QuestionPlace } from './neighbours.tsx';
import { QuestionFacts } from './question-facts.tsx';
import { findingsOfQuestion } from './question-findings.ts';
import { QuestionForm } from './question-form.tsx';
import { QuestionHelp } from './question-help.tsx';
import { docOf } from './question-refusal.ts';
import { questionSaving } from './question-saving.ts';
import { QuestionSide } from './question-side.tsx';
import classes from './question.module.css';
import { ReviewProgress } from './review-progress.tsx';

interface QuestionEditorProps {
  readonly item: OpenedContainer;
  /** The question as it is stored; null for a new one. */
  readonly question: Question | null;
  /** Its position among the others; null while it is new. */
  readonly place: QuestionPlace | null;
  readonly onCreated: (question: Question) => void;
}

/** The question in the middle, what is said about it at the side; the bar is that of the bank in which it is. */
export function QuestionEditor({ item, question, place, onCreated }: QuestionEditorProps) {
  const t = useText();
  const { language, content_type, grade } = item;
  const newKind = useNewKind();
  const kind = question?.content_type ?? newKind;
  const hasOneKind = useBankKinds().length === 1;
  const editing = useContainerEditor<QuestionDoc>({
    item,
    kind: 'question',
    question: { content_id: question?.content_id },
    stored: useMemo(
      () =>
        question
          ? { doc: docOf(question), version: question.version }
          : { doc: questionKinds[kind].empty(language), version: 0 },
      [question, kind, language],
    ),
    saving: questionSaving({ item, question, onCreated }),
    findings: useCallback(
      (doc: QuestionDoc) => findingsOfQuestion(doc, { content_type, grade }),
      [content_type, grade],
    ),
  });
  const { editor } = editing;
  const { doc, isDirty, isReadOnly, save } = editor;
  const words = useQuestionWords([doc.content_type], doc.language);
  const [isExporting, exporting] = useDisclosure(false);
  const deleteLabel = t('questions:delete_bank');
  const actions = useMemo(
    () => ({ labels: { delete: deleteLabel }, ...(hasOneKind && { onExport: exporting.open }) }),
    [deleteLabel, hasOneKind, exporting.open],
  );
  const tools = useMemo(
    () => <Neighbours place={place} editor={{ isDirty, isReadOnly, save }} />,
    [place, isDirty, isReadOnly, save],
  );
  useEffect(() => {
    if (!isReadOnly) void loadRichTextEditor();
  }, [isReadOnly]);
  useFocusFromLink();
  const [shown, show] = useShownLanguage(doc);
  const part = useParts(question && item.container_id).find(
    ({ part_id }) => part_id === question?.content_id,
  );
  const canRead = !isReadOnly && item.abilities.can_edit;
  const nextPart = useNextInBank(item, canRead, question?.content_id);
  const inShown = questionIn(doc, shown) ?? doc;
  function addVersion(chosen: Language): void {
    editor.edit((draft) => writeThrough(draft, addLanguage(current(draft), chosen)));
    show(chosen);
  }
  const isNew = question === null && !isReadOnly;
  // For the whole visit: the first save of what is being written must not move it.
  const [beginsBank] = useState(question === null && item.total_questions === 0);
  // The focus goes to the text of a new question.
  useEffect(() => (isNew ? focusFromNextFrame(() => ['question']) : undefined), [isNew]);

  return (
    <div className={classes.page}>
      <ContainerEditor
        editing={editing}
        words={words}
        title={
          place
            ? t('questions:position', { position: place.position, total: place.total })
            : t('questions:new')
        }
        detail={<ContentTitle language={language}>{item.title}</ContentTitle>}
        tools={tools}
        actions={actions}
        side={
          isReadOnly ? (
            <QuestionFacts doc={doc} question={question} />
          ) : (
            <QuestionSide editor={editor} question={question} shown={inShown} />
          )
        }
      >
        {beginsBank && !isReadOnly && <FirstQuestion item={item} />}
        {question && place && <ReviewProgress item={item} question={question} position={place.position} />}
        {question && (
          <PartMark
            container_id={item.container_id}
            part_id={question.content_id}
            canRead={canRead}
            next={<NextPartLink next={nextPart} beside={question.content_id} />}
          />
        )}
        <TextBeside item={item} />
        <LanguageStrip
          doc={doc}
          shown={shown}
          onShow={show}
          renderMark={(each) =>
            part?.versions.includes(each) && (
              <PartBadge container_id={item.container_id} part_id={part.part_id} />
            )
          }
          {...(!isReadOnly && { onAdd: addVersion })}
        />
        {isReadOnly ? (
          <Card withBorder padding="lg">
            <QuestionCard
              doc={inShown}
              renderAside={(path, label) => (
                <FieldMark
                  path={shown === doc.language ? path : [...versionPath(shown), ...path]}
                  label={label}
                />
              )}
            />
          </Card>
        ) : (
          <>
            {shown === doc.language ? (
              <QuestionForm editor={editor} containerId={item.container_id} />
            ) : (
              <VersionForm editor={editor} containerId={item.container_id} language={shown} />
            )}
            {question && shown === doc.language && (
              <QuestionHelp
                editor={editor}
                container_id={item.container_id}
                content_id={question.content_id}
                onShow={show}
              />
            )}
            <SaveAndAdd editor={editor} />
          </>
        )}
      </ContainerEditor>
      {isExporting && <ExportDialog item={item} onClose={exporting.close} />}
    </div>
  );
}

function SaveAndAdd({ editor }: { editor: Editor<QuestionDoc> }) {
  const t = useText();
  const hasOneKind = useBankKinds().length === 1;
  const navigate = useNavigate();
  const questionPath = useQuestionPath();

  async function saveAndAdd(): Promise<void> {
    bufferKeys();
    if (editor.isDirty || editor.version === 0) {
      if (!(await editor.save())) return replayKeys();
      showToast({ kind: 'success', text: t('editor:saved_toast') });
    }
    await navigate(questionPath(null, hasOneKind ? undefined : editor.doc.content_type));
    window.scrollTo({ top: 0 });
  }

  return (
    <Group justify="flex-end">
      <Button
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden="true" />}
        onClick={() => void saveAndAdd()}
        disabled={editor.isSaving}
      >
        {t('questions:save_and_add')}
      </Button>
    </Group>
  );
}
