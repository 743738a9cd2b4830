import { Card, Stack } from '@mantine/core';
import { readList } from '@takhti/content-types/making';
import { findMinimalSkill } from '@takhti/contract';
import { languageOfLocale, type Language } from '@takhti/domain';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useCall } from '../../../app/api/index.ts';
import { nothingChosen, SkillPicker, type SkillChoice } from '../../../features/skills/index.ts';
import { languageChoices, useLocale, useText } from '../../../i18n/index.ts';
import { ChoiceField, PageHeader } from '../../../ui/index.ts';
import { keptList } from './kept-list.ts';
import { ListField } from './list-field.tsx';
import { MakeForm, type Choice } from './make-form.tsx';
import { makeablesOf } from './makeables.ts';
import classes from './making.module.css';
import { useMakeGame } from './use-make-game.ts';

/** A game of a list that is written or pasted here: a word and what it means on each line. */
export function OfList() {
  const t = useText();
  const own = languageOfLocale(useLocale());
  const kept = keptList(useLocation().state);
  const [list, setList] = useState(kept?.list ?? '');
  const [language, setLanguage] = useState<Language>(kept?.language ?? own);
  const [skill, setSkill] = useState<SkillChoice>(nothingChosen);
  const [attempts, setAttempts] = useState(0);
  const findMinimal = useCall(findMinimalSkill);
  const { make, isBusy } = useMakeGame();
  // A long list is judged after it is in its field.
  const judged = useDeferredValue(list);
  const makeables = useMemo(
    () => makeablesOf({ entries: readList(judged, language), questions: [], language }),
    [judged, language],
  );
  const isEmpty = judged.trim() === '';

  async function start(choice: Choice): Promise<void> {
    const { grade, subject } = skill;
    setAttempts(attempts + 1);
    if (subject === '') return;
    // Without a skill it belongs to its grade and subject for now: it is asked for again before the game is submitted.
    const chosen = skill.skill ?? (await findMinimal.run({ grade, subject }));
    if (!chosen) return;
    const { skill_id } = chosen;
    await make(choice, { language, skill_id, grade, container_id: null, kept: { list, language } });
  }

  return (
    <>
      <PageHeader title={t('making:title')} detail={t('making:list.detail')} />
      <div className={classes.page}>
        <Card withBorder padding="lg">
          <Stack gap="lg">
            <ChoiceField
              label={t('common:content_language')}
              value={language}
              onChange={setLanguage}
              choices={languageChoices}
            />
            <ListField list={list} language={language} rows={10} onChange={setList} />
          </Stack>
        </Card>
        {!isEmpty && (
          <MakeForm
            makeables={makeables}
            language={language}
            of="line"
            name=""
            isBusy={isBusy || findMinimal.isRunning}
            onMake={(choice) => void start(choice)}
          >
            <SkillPicker choice={skill} onChoice={setSkill} attempts={attempts} />
          </MakeForm>
        )}
      </div>
    </>
  );
}
