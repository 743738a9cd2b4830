import { Button, Card, Group, Stack, TextInput } from '@mantine/core';
import { createContainer, findMinimalSkill } from '@takhti/contract';
import {
  allowedGrades,
  contentTypes,
  languageOfLocale,
  limits,
  type ContentType,
  type Language,
} from '@takhti/domain';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useCall } from '../../../app/api/index.ts';
import { beginningPath } from '../../../app/routing/content-paths.ts';
import { useSession } from '../../../app/session/index.ts';
import { languageChoices, useLocale, useText } from '../../../i18n/index.ts';
import {
  ChoiceField,
  LettersLeft,
  PageHeader,
  showToast,
  useTypeName,
  langAndDirOfContent,
} from '../../../ui/index.ts';
import { typesOfOneKind, webTypeOf } from '../../../types/registry.ts';
import { TypeIcon } from '../../../types/type-icon.tsx';
import { focusState, replayKeys, bufferKeys } from '../../editor/index.ts';
import {
  lastPlace,
  SkillPicker,
  rememberPlace,
  useHidesSkills,
  type SkillChoice,
} from '../../skills/index.ts';
import { languageOfSubject, startFaults, type StartFaults } from './start-rules.ts';

/** Title, language and skill of new content; then its editor opens. */
export function StartContent({ type }: { type: ContentType }) {
  const t = useText();
  const typeName = useTypeName();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const goesOnToGenerate = query.get('then') === 'generate';
  const { user } = useSession();
  const own = languageOfLocale(useLocale());
  const [title, setTitle] = useState('');
  const [chosenLanguage, setLanguage] = useState<Language | null>(null);
  const [choice, setChoice] = useState<SkillChoice>(() =>
    lastPlace(user, allowedGrades({ grades_access: user.grades_access, specs_grades: user.specs.grades })),
  );
  const [faults, setFaults] = useState<StartFaults>({});
  const [attempts, setAttempts] = useState(0);
  const titleField = useRef<HTMLInputElement>(null);
  useEffect(() => titleField.current?.focus({ preventScroll: true }), []);
  // The first field that is missing has the focus: of those below the title their own picker takes care.
  useEffect(() => {
    if (faults.title) titleField.current?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [attempts]);
  const create = useCall(createContainer);
  const findMinimal = useCall(findMinimalSkill);
  const language = chosenLanguage ?? languageOfSubject(choice.subject) ?? own;
  const isBusy = create.isRunning || findMinimal.isRunning;
  const isHidden = useHidesSkills(type);
  const asksForSkill = contentTypes[type].needs_skill && !isHidden;

  async function start(isSkillLater: boolean): Promise<void> {
    const found = startFaults({ title, choice, isSkillLater: isSkillLater || !asksForSkill });
    setFaults(found);
    setAttempts(attempts + 1);
    if (found.title || found.isUnplaced || found.skill) return;
    const { grade, subject } = choice;
    bufferKeys();
    const skill = choice.skill && !isSkillLater ? choice.skill : await findMinimal.run({ grade, subject });
    if (!skill) return replayKeys();
    const made = await create.run({ content_type: type, title, language, skill_id: skill.skill_id, grade });
    if (!made) return replayKeys();
    rememberPlace(user.user_id, choice);
    showToast({ kind: 'success', text: t('dashboard:start.created', { type: typeName(type) }) });
    const next = goesOnToGenerate
      ? `/dashboard/generate?container_id=${made.container_id}`
      : beginningPath(made);
    await navigate(next ?? '/dashboard/draft', {
      replace: true,
      state: focusState([webTypeOf(type)?.firstField ?? 'title']),
    });
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    void start(false);
  }

  return (
    <>
      <PageHeader title={t('dashboard:start.title')} detail={typeName(type)} />
      <form onSubmit={submit} noValidate>
        <Card withBorder padding="lg" maw={860}>
          <Stack gap="lg">
            <Group wrap="nowrap" align="flex-start">
              <TypeIcon type={type} size={48} />
              <TextInput
                ref={titleField}
                label={t('dashboard:start.name')}
                description={t('dashboard:start.name_hint')}
                value={title}
                maxLength={limits.title.max}
                rightSection={<LettersLeft count={limits.title.max - title.length} />}
                onChange={(event) => {
                  setTitle(event.currentTarget.value);
                  setFaults((before) => ({ ...before, title: undefined }));
                }}
                error={faults.title && t('dashboard:start.title_required')}
                attributes={{ input: langAndDirOfContent(title, language) }}
                style={{ flex: 1 }}
                required
              />
            </Group>
            {typesOfOneKind.some(([value]) => value === type) && (
              <ChoiceField
                label={t('dashboard:start.kind')}
                value={type}
                onChange={(content_type) =>
                  setQuery(
                    (now) => {
                      now.set('content_type', content_type);
                      return now;
                    },
                    { replace: true },
                  )
                }
                choices={typesOfOneKind.map(([value, kind]) => ({
                  value,
                  label: t(`common:question_kinds.${kind}`),
                }))}
              />
            )}
            <ChoiceField
              label={t('common:content_language')}
              value={language}
              onChange={setLanguage}
              choices={languageChoices}
            />
            <SkillPicker
              choice={choice}
              onChoice={(next) => {
                setChoice(next);
                setFaults((before) => ({ ...before, skill: undefined }));
              }}
              attempts={attempts}
              error={faults.skill && t(`dashboard:start.${faults.skill}`)}
              hidesSkills={isHidden}
            />
          </Stack>
          <Group justify="flex-end" mt="lg" gap="xs">
            {asksForSkill && choice.subject !== '' && choice.skill === null && (
              <Button variant="default" onClick={() => void start(true)} disabled={isBusy}>
                {t('dashboard:start.skill_later')}
              </Button>
            )}
            <Button type="submit" loading={isBusy}>
              {t('dashboard:start.create')}
            </Button>
          </Group>
        </Card>
      </form>
    </>
  );
}
