import { useMemo, type ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { StatusBadge } from '../../ui/index.ts';
import { ContentActions, type PageActions } from '../actions/index.ts';
import { EditorFrame, type FieldWords } from '../editor/index.ts';
import {
  CommentsButton,
  CommentsProvider,
  HistoryButton,
  ReviewNotices,
  SuggestSwitch,
} from '../review/index.ts';
import classes from './container-editor.module.css';
import { StatisticsButton } from './statistics-button.tsx';
import type { ContainerEditing } from './use-container-editor.ts';

interface ContainerEditorProps<Doc> {
  readonly editing: ContainerEditing<Doc>;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** How the fields of the document are named when two versions of it are shown side by side. */
  readonly words: FieldWords;
  /** Before its status. */
  readonly marks?: ReactNode;
  /** Before its actions. */
  readonly tools?: ReactNode;
  /** Actions that the page itself does for the action bar. */
  readonly actions?: PageActions;
  /** Shown beside the body, or below it without room. */
  readonly side?: ReactNode;
  readonly children: ReactNode;
}

const noActions: PageActions = {};

/**
 * The page of everything that is edited: its bar with the moves of the review, what there is to know before editing, and the
 * body that its type gives it. What is around the body is kept between renders, for it has to do with few of the
 * keys that are pressed in it.
 */
export function ContainerEditor<Doc extends object>(props: ContainerEditorProps<Doc>) {
  const { editing, title, detail, words, marks, tools, actions = noActions, side, children } = props;
  const t = useText();
  const { editor, item, suggesting, question } = editing;
  const { save, abandon, isDirty, isReadOnly } = editor;
  const { isOn: isSuggesting } = suggesting;
  const isNew = question !== undefined && question.content_id === undefined;
  const isPart = question !== undefined;

  const slots = useMemo(() => {
    // An untouched part has nothing to save first: a new, empty one must not block the moves of its item.
    const saveWork = isPart && !isDirty ? () => Promise.resolve(true) : save;
    return {
      showsSaved: !isSuggesting,
      saveLabel: isSuggesting ? t('review:suggest.save') : undefined,
      status: (
        <>
          {marks}
          <StatusBadge status={item.content_status} isPublished={item.is_published} />
        </>
      ),
      actions: (
        <>
          {!isNew && <CommentsButton container={item} />}
          <HistoryButton container={item} />
          <StatisticsButton container={item} />
          {tools}
          <ContentActions
            container={item}
            place="desk"
            work={{ save: saveWork, isDirty, onGone: abandon }}
            {...actions}
          />
        </>
      ),
    };
  }, [item, isNew, isPart, isSuggesting, save, isDirty, abandon, marks, tools, actions, t]);
  const notices = useMemo(() => <ReviewNotices container={item} />, [item]);
  const body = (
    <>
      {!isReadOnly && <SuggestSwitch suggesting={suggesting} />}
      {children}
    </>
  );

  return (
    <CommentsProvider
      container={item}
      content_id={question ? question.content_id : null}
      document={editor.doc}
    >
      <EditorFrame editor={editor} item={item} title={title} detail={detail} words={words} slots={slots}>
        {notices}
        {side === undefined ? (
          body
        ) : (
          <div className={classes.columns}>
            <div className={classes.main}>{body}</div>
            {side}
          </div>
        )}
      </EditorFrame>
    </CommentsProvider>
  );
}
