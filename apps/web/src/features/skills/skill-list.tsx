import { Radio } from '@mantine/core';
import { skillTree, type Skill } from '@takhti/domain';
import { useText } from '../../i18n/index.ts';
import classes from './skill-picker.module.css';

interface SkillListProps {
  readonly skills: readonly Skill[];
  readonly chosen: Skill | null;
  readonly onChoose: (skill: Skill) => void;
}

/** Skills under their units and topics, one of which can be chosen. */
export function SkillList({ skills, chosen, onChoose }: SkillListProps) {
  const t = useText();
  const tree = skillTree(skills);
  const isShown = skills.some((each) => each.skill_id === chosen?.skill_id);
  // One stop of the Tab key for all of them; the arrow keys go from one to the next.
  const tabStop = isShown ? chosen : tree[0]?.topics[0]?.skills[0];
  return (
    <Radio.Group
      // The group itself takes its name from its label alone.
      label={t('skills:skill')}
      labelProps={{ className: 'visually-hidden' }}
      value={chosen?.skill_id ?? ''}
      onChange={(skill_id) => {
        const skill = skills.find((each) => each.skill_id === skill_id);
        if (skill) onChoose(skill);
      }}
      className={classes.list}
    >
      {tree.map(({ category, topics }) => (
        <section key={category} className={classes.unit}>
          <h2 className={classes.unitName}>
            <bdi>{category}</bdi>
          </h2>
          {topics.map(({ topic, skills: inTopic }) => (
            <div key={topic ?? ''}>
              {topic !== null && (
                <h3 className={classes.topicName}>
                  <bdi>{topic}</bdi>
                </h3>
              )}
              {inTopic.map((skill) => (
                <SkillCard
                  key={skill.skill_id}
                  skill={skill}
                  isTabStop={skill.skill_id === tabStop?.skill_id}
                />
              ))}
            </div>
          ))}
        </section>
      ))}
    </Radio.Group>
  );
}

function SkillCard({ skill, isTabStop }: { readonly skill: Skill; readonly isTabStop: boolean }) {
  const t = useText();
  return (
    <Radio.Card value={skill.skill_id} className={classes.card} tabIndex={isTabStop ? 0 : -1}>
      <Radio.Indicator />
      <span className={classes.words}>
        <bdi className={classes.skill}>{skill.skill}</bdi>
        {skill.secondary_skill !== '' && <bdi className={classes.secondary}>{skill.secondary_skill}</bdi>}
      </span>
      <span className={classes.count}>{t('common:questions', { count: skill.total_questions })}</span>
    </Radio.Card>
  );
}
