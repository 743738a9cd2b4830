import type { Skill } from '@takhti/domain';
import { hasCards, type GameDoc } from './round.ts';
import type { ExportedAs } from './template.ts';
import { templates } from './templates.ts';

/** The skill of a game in an export. */
export type ExportedSkill = Pick<
  Skill,
  'skill' | 'secondary_skill' | 'category' | 'subcategory' | 'mastery_topic' | 'subject'
>;

/** A question as game platforms read it; the names are theirs (games specification, section 3; G-249 to G-253, D-44). */
export interface PrimaryQuestion {
  readonly Question: string;
  readonly ListOptions: readonly { readonly OptionText: string; readonly isCorrect: boolean }[];
  readonly CorrectFeedback: string;
  readonly IncorrectFeedback: string;
  readonly QuestionTypeId: ExportedAs;
  readonly Taxonomy: string;
  readonly MasteryTopic: string;
  readonly Skill: string;
  readonly VirtualSkill: string;
  readonly MetaData1: 'Concept';
  readonly MetaData2: string;
  readonly MetaData3: string;
  readonly MetaData4: string;
  readonly DifficultyLevel: string;
  readonly Category: string;
  readonly isUrdu: boolean;
}

/** The rounds of options of a game as `questions.json` of its export holds them, in their author's order. */
export function primaryQuestions(doc: GameDoc, skill: ExportedSkill): PrimaryQuestion[] {
  return doc.questionData.flatMap((round) => {
    const QuestionTypeId = templates[round.template_type].exportedAs;
    if (QuestionTypeId === null || !hasCards(round)) return [];
    return {
      Question: round.question.trim(),
      ListOptions: round.cardsData.map(({ text, isCorrect }) => ({ OptionText: text.trim(), isCorrect })),
      CorrectFeedback: round.CorrectFeedback ?? '',
      IncorrectFeedback: round.IncorrectFeedback ?? '',
      QuestionTypeId,
      Taxonomy: '',
      MasteryTopic: skill.mastery_topic,
      Skill: skill.skill,
      VirtualSkill: skill.secondary_skill,
      MetaData1: 'Concept' as const,
      MetaData2: skill.subject,
      MetaData3: skill.category,
      MetaData4: skill.subcategory,
      DifficultyLevel: '',
      Category: skill.category,
      isUrdu: doc.language === 'urdu',
    };
  });
}
