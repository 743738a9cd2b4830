import { Button, Card, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { OpenedContainer, Question, QuestionDoc } from '@takhti/domain';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useText } from '../../../i18n/index.ts';
import { ContentTitle, showToast, StatusBadge } from '../../../ui/index.ts';
import {
  EditorFrame,
  loadRichTextEditor,
  useFocusFromLink,
  type Editor,
} from '../../../features/editor/index.ts';
import {
  CommentsButton,
  CommentsProvider,
  HistoryButton,
  FieldMark,
  ReviewNotices,
  SuggestSwitch,
  useQuestionWords,
  useSuggesting,
} from '../../../features/review/index.ts';
import { questionPath } from '../address.ts';
import { QuestionCard } from '../../../features/question-card/index.ts';
import { BankActions } from './bank-actions.tsx';
import { Neighbours, type QuestionPlace } from './neighbours.tsx';
import { QuestionFacts } from './question-facts.tsx';
import { QuestionForm } from './question-form.tsx';
import { QuestionSide } from './question-side.tsx';
import classes from './question.module.css';
import { useQuestionEditor } from './use-question-editor.ts';

interface QuestionEditorProps {
  readonly item: OpenedContainer;
  readonly question: Question | null;
  /** Where it stands among the others; null while it is new. */
  readonly place: QuestionPlace | null;
  readonly onCreated: (question: Question) => void;
}

/** The question in the middle, what is said about it at the side. */
export function QuestionEditor({ item, question, place, onCreated }: QuestionEditorProps) {
  const t = useText();
  const suggesting = useSuggesting(item);
  const editor = useQuestionEditor({ item, question, onCreated, isSuggesting: suggesting.isOn });
  const words = useQuestionWords(editor.doc.language);
  useEffect(() => {
    if (!editor.isReadOnly) void loadRichTextEditor();
  }, [editor.isReadOnly]);

  useFocusFromLink();

  return (
    <CommentsProvider container={item} content_id={question?.content_id} document={editor.doc}>
      <div className={classes.page}>
        <EditorFrame
          editor={editor}
          item={item}
          words={words}
          title={
            place
              ? t('questions:position', { position: place.position, total: place.total })
              : t('questions:new')
          }
          detail={<ContentTitle language={item.language}>{item.title}</ContentTitle>}
          slots={{
            tellsSaved: !suggesting.isOn,
            status: <StatusBadge status={item.content_status} isPublished={item.is_published} />,
            actions: (
              <>
                {question && <CommentsButton container={item} />}
                <HistoryButton container={item} />
                <Neighbours place={place} editor={editor} />
                <BankActions item={item} editor={editor} />
              </>
            ),
          }}
        >
          <ReviewNotices container={item} />
          <div className={classes.columns}>
            {editor.isReadOnly ? (
              <>
                <Card withBorder padding="lg">
                  <QuestionCard
                    doc={editor.doc}
                    renderAside={(path, label) => <FieldMark path={path} label={label} />}
                  />
                </Card>
                <QuestionFacts doc={editor.doc} question={question} />
              </>
            ) : (
              <>
                <div className={classes.main}>
                  <SuggestSwitch suggesting={suggesting} />
                  <QuestionForm editor={editor} containerId={item.container_id} />
                  <SaveAndAdd editor={editor} />
                </div>
                <QuestionSide editor={editor} question={question} />
              </>
            )}
          </div>
        </EditorFrame>
      </div>
    </CommentsProvider>
  );
}

function SaveAndAdd({ editor }: { editor: Editor<QuestionDoc> }) {
  const t = useText();
  const navigate = useNavigate();
  const [query] = useSearchParams();

  async function saveAndAdd(): Promise<void> {
    if (editor.isDirty || editor.version === 0) {
      if (!(await editor.save())) return;
      showToast({ kind: 'success', text: t('editor:saved_toast') });
    }
    await navigate(questionPath(query, null));
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
