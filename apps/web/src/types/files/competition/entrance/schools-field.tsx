import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { directionOf, localeOf, schoolsOf, writtenSchools, type CompetitionSchool } from '@takhti/domain';
import {
  FieldError,
  fieldErrorId,
  fieldId,
  findingsAt,
  focusSoon,
} from '../../../../features/editor/index.ts';
import { Marked } from '../../../../features/review/index.ts';
import { useText } from '../../../../i18n/index.ts';
import type { CompetitionProps } from '../competition-props.ts';
import classes from '../competition.module.css';

/** The schools that take part, each with the code that it gives its learners. */
export function SchoolsField({ doc, language, findings, onChange }: CompetitionProps) {
  const t = useText();
  const schools = schoolsOf(doc);
  const label = t('competitions:fields.schoolcode');
  const change = (by: (now: readonly CompetitionSchool[]) => readonly CompetitionSchool[]): void =>
    onChange((now) => writtenSchools(by(schoolsOf(now))));
  const write = (at: number, fields: Partial<CompetitionSchool>): void =>
    change((now) => now.map((school, place) => (place === at ? { ...school, ...fields } : school)));
  return (
    <Marked path={['schoolcode']} label={label}>
      <div id={fieldId(['schoolcode'])} tabIndex={-1} role="group" aria-label={label}>
        <FieldError path={['schoolcode']} findings={findingsAt(findings, ['schoolcode'])} />
        {schools.map(({ code, name }, at) => {
          const [codePath, namePath] = [
            ['schoolcode', at],
            ['schooltag', at],
          ];
          const [ofCode, ofName] = [findingsAt(findings, codePath), findingsAt(findings, namePath)];
          return (
            // A school has nothing of its own but its place.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={at}>
              <div className={classes.school}>
                <TextInput
                  id={fieldId(codePath)}
                  className={classes.code}
                  label={t('competitions:schools.code')}
                  value={code}
                  attributes={{ input: { dir: 'ltr', autoComplete: 'off' } }}
                  error={ofCode.length > 0}
                  aria-describedby={fieldErrorId(codePath)}
                  onChange={(event) => write(at, { code: event.currentTarget.value })}
                />
                <TextInput
                  id={fieldId(namePath)}
                  className={classes.grow}
                  label={t('competitions:fields.schooltag')}
                  value={name}
                  attributes={{ input: { dir: directionOf(language), lang: localeOf(language) } }}
                  error={ofName.length > 0}
                  aria-describedby={fieldErrorId(namePath)}
                  onChange={(event) => write(at, { name: event.currentTarget.value })}
                />
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('competitions:schools.remove', { number: at + 1 })}
                  onClick={() => change((now) => now.filter((_each, place) => place !== at))}
                >
                  <IconX size={18} aria-hidden="true" />
                </ActionIcon>
              </div>
              <FieldError path={codePath} findings={ofCode} />
              <FieldError path={namePath} findings={ofName} />
            </div>
          );
        })}
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onClick={() => {
            change((now) => [...now, newSchool(now.length)]);
            // Its code is made already.
            void focusSoon(['schooltag', schools.length]);
          }}
        >
          {t('competitions:schools.add')}
        </Button>
      </div>
    </Marked>
  );
}

// Letters and digits that are not taken for each other when they are read out.
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function newSchool(at: number): CompetitionSchool {
  const random = crypto.getRandomValues(new Uint8Array(6));
  return {
    code: [...random].map((byte) => letters[byte % letters.length]).join('') + String(at + 1),
    name: '',
  };
}
