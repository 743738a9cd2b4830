import type { ContentChange } from '@takhti/contract';
import { skillOfQuestion, type OpenedContainer } from '@takhti/domain';
import { webTypeOf } from '../../../types/registry.ts';
import { useContainerWords, skillsIn } from '../words/container-words.tsx';
import { useQuestionWords } from '../words/question-words.tsx';
import { ChangeHead } from './change-head.tsx';
import classes from './diff.module.css';
import { FieldDiff } from './field-diff.tsx';
import { shownChanges } from './shown-fields.ts';

interface ChangeListProps {
  readonly changes: readonly ContentChange[];
  readonly container: OpenedContainer;
  readonly onLeave?: () => void;
}

/** The changes, thing by thing and field by field. */
export function ChangeList({ changes, container, onLeave }: ChangeListProps) {
  const ofContainer = useContainerWords(
    container.content_type,
    changes.flatMap(({ before, after }) => skillsIn([before, after])),
  );
  return (
    <ul className={classes.changes}>
      {changes.map((change) => {
        const { content_id, before, after } = change;
        const kind = before === null ? 'added' : after === null ? 'deleted' : 'changed';
        return (
          <li key={content_id ?? ''} className={classes.change}>
            <ChangeHead of={change} kind={kind} container={container} onLeave={onLeave} />
            {before !== null && after !== null && (
              <Fields change={change} container={container} ofContainer={ofContainer} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface FieldsProps {
  readonly change: ContentChange;
  readonly container: OpenedContainer;
  readonly ofContainer: ReturnType<typeof useContainerWords>;
}

function Fields({ change, container, ofContainer }: FieldsProps) {
  const { language } = change;
  const ofQuestion = useQuestionWords(webTypeOf(container.content_type)?.questions ?? [], language);
  const { content_id, before, after } = change;
  return shownChanges(before ?? {}, after ?? {}).map((field) => (
    <FieldDiff
      key={field.field}
      change={field}
      container={container}
      words={content_id === null || field.field === skillOfQuestion ? ofContainer : ofQuestion}
      language={language}
    />
  ));
}
