import { addSkill, removeSkill, type SkillSource } from '@takhti/content-types/assessments';
import type { AssessmentDoc, Skill } from '@takhti/domain';
import type { Editor } from '../../../features/editor/index.ts';
import { changeDoc, type AssessmentForm, type OpenedAssessment } from '../assessment-form.ts';
import { AddSkillDialog } from './add-skill-dialog.tsx';
import { isPlaceholder, type SkillFacts } from './skill-facts.ts';

/** A real skill takes the place that was held for it. */
function withoutPlaceholders(doc: AssessmentDoc, facts: ReadonlyMap<string, SkillFacts>): AssessmentDoc {
  const placeholders = doc.skills.filter((skill) => isPlaceholder(facts.get(skill.skill_id)));
  return placeholders.reduce((left, { skill_id }) => removeSkill(left, skill_id), doc);
}

// Questions about an article are drawn with it alone.
function drawnFrom({ total_questions, total_article_questions, ...skill }: Skill): SkillSource {
  return { ...skill, total_questions: total_questions - total_article_questions };
}

interface AddSkillProps {
  readonly editor: Editor<AssessmentForm>;
  readonly facts: ReadonlyMap<string, SkillFacts>;
  /** The grade and subject with which the picker starts. */
  readonly start: Pick<OpenedAssessment, 'grade' | 'subject'>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The choice of one more skill, which the cards and the action bar open. */
export function AddSkill({ editor, facts, start, isOpen, onClose }: AddSkillProps) {
  return (
    <AddSkillDialog
      isOpen={isOpen}
      taken={editor.doc.skills.map((skill) => skill.skill_id)}
      start={start}
      onClose={onClose}
      onAdd={(source) => {
        editor.edit((draft) =>
          changeDoc(draft, (doc) => withoutPlaceholders(addSkill(doc, drawnFrom(source)), facts)),
        );
        onClose();
      }}
    />
  );
}
