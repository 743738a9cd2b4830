import { useDisclosure } from '@mantine/hooks';
import type { SkillPool } from '@takhti/contract';
import { useMemo, useState } from 'react';
import { useDocumentTitle } from '../../app/routing/use-page.ts';
import { useSession } from '../../app/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { ContentTitle, StatusBadge, useGradeLabel } from '../../ui/index.ts';
import { ContentActions } from '../../features/actions/index.ts';
import { EditorFrame, useEditor, useFocusFromLink } from '../../features/editor/index.ts';
import {
  CommentsButton,
  CommentsProvider,
  HistoryButton,
  FieldMark,
  ReviewNotices,
  SuggestSwitch,
  useSuggesting,
} from '../../features/review/index.ts';
import { formFindings, formOf, type AssessmentForm, type OpenedAssessment } from './assessment-form.ts';
import { AssessmentView } from './assessment-view.tsx';
import classes from './assessment.module.css';
import { DetailsCard } from './details-card.tsx';
import { RulesCard } from './rules-card.tsx';
import { SkillsCard } from './skills/skills-card.tsx';
import { useFieldWords } from './use-field-words.tsx';
import { useSave } from './use-save.ts';
import { useSkillFacts } from './skills/use-skill-facts.ts';

interface AssessmentEditorProps {
  readonly opened: OpenedAssessment & { readonly pools: readonly SkillPool[] };
}

/** What an assessment asks, of which skills, and how it is played. */
export function AssessmentEditor({ opened }: AssessmentEditorProps) {
  const t = useText();
  const gradeLabel = useGradeLabel();
  const { user } = useSession();
  const [isGone, setGone] = useState(false);
  const [isAdding, adding] = useDisclosure(false);
  const isReadOnly = !opened.abilities.can_edit;
  const suggesting = useSuggesting(opened);
  const editor = useEditor<AssessmentForm>({
    draftKey: {
      user_id: user.user_id,
      institution_id: opened.institution_id,
      kind: 'assessment',
      id: opened.container_id,
    },
    opened: useMemo(() => ({ doc: formOf(opened), version: opened.version }), [opened]),
    isReadOnly,
    findings: formFindings,
    save: useSave(opened, suggesting.isOn),
  });
  const { doc: form } = editor;
  const facts = useSkillFacts(form.skills, opened.pools);
  const words = useFieldWords(facts);
  useDocumentTitle(form.title);
  useFocusFromLink();
  // The moves must name the version that the last save made.
  const container = { ...opened, version: Math.max(opened.version, editor.version) };

  return (
    <CommentsProvider container={container} content_id={null} document={form}>
      <EditorFrame
        // What was deleted or moved on has nothing left to lose.
        editor={isGone ? { ...editor, isDirty: false } : editor}
        item={opened}
        title={
          <ContentTitle language={form.language}>
            {form.title.trim() === '' ? opened.title : form.title}
          </ContentTitle>
        }
        detail={
          <>
            {gradeLabel(opened.grade)} · <bdi>{opened.subject}</bdi>
          </>
        }
        words={words}
        slots={{
          tellsSaved: !suggesting.isOn,
          status: (
            <>
              {isReadOnly && <FieldMark path={['title']} label={t('assessments:details.name')} />}
              <StatusBadge status={opened.content_status} isPublished={opened.is_published} />
            </>
          ),
          actions: (
            <>
              <CommentsButton container={container} />
              <HistoryButton container={container} />
              <ContentActions
                container={container}
                place="desk"
                work={{ save: editor.save, isDirty: editor.isDirty, onGone: () => setGone(true) }}
                onAddSkill={adding.open}
              />
            </>
          ),
        }}
      >
        <ReviewNotices container={container} />
        {isReadOnly ? (
          <AssessmentView form={form} facts={facts} />
        ) : (
          <div className={classes.columns}>
            <div className={classes.main}>
              <SuggestSwitch suggesting={suggesting} />
              <DetailsCard editor={editor} container={opened} />
              <SkillsCard editor={editor} facts={facts} start={opened} isAdding={isAdding} adding={adding} />
            </div>
            <RulesCard editor={editor} />
          </div>
        )}
      </EditorFrame>
    </CommentsProvider>
  );
}
