import { Button, Card, Group, Select } from '@mantine/core';
import { repeatedFindings } from '@takhti/content-types/question-kinds/generated';
import { askForHelp, takeHelp, type HelpWords } from '@takhti/contract';
import {
  directionOf,
  hasErrors,
  isLanguage,
  languages,
  localeOf,
  type FieldHelp,
  type HelpedQuestion,
  type Language,
} from '@takhti/domain';
import { IconSparkles } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useCall } from '../../../app/api/index.ts';
import { languageChoices, nameOfLanguage, useText } from '../../../i18n/index.ts';
import { useFindingLine } from '../../editor/index.ts';
import { CreditsLeft } from '../generate/credits-left.tsx';
import { NotSetUp } from '../service/not-set-up.tsx';
import classes from './help.module.css';

/** The request and its language: that of the question, or of its translation. */
export interface UsedHelp {
  readonly help: FieldHelp;
  readonly language: Language;
}

export interface HelpCardProps {
  readonly container_id: string;
  readonly content_id: string;
  /** The fields that a model can help with. */
  readonly helps: readonly FieldHelp[];
  /** The present texts of the question. */
  readonly about: HelpedQuestion;
  /** The address of a picture in it, as it is signed; undefined for none. */
  readonly picture: string | undefined;
  /** The wrong options by their numbers, which a proposal may take the place of; those that are empty come first. */
  readonly wrongOptions: readonly { readonly number: number; readonly text: string }[];
  /** The texts that are translated with the question. */
  readonly texts: readonly string[];
  /** The languages in which the question has a text beside its own: a translation takes its place. */
  readonly translated: readonly Language[];
  /** Puts words where they belong; `number` is that of an option. */
  readonly onUse: (used: UsedHelp, words: readonly HelpWords[], number: number | null) => void;
}

interface Proposed extends UsedHelp {
  readonly run_id: string;
  readonly words: readonly HelpWords[];
  /** The numbers of the wrong options that they took the place of: the next takes that of another. */
  readonly taken: readonly number[];
}

/** Words of a model for one field of a question. Nothing of it comes into the question unless somebody says so. */
export function HelpCard(props: HelpCardProps) {
  const { container_id, content_id, helps, about, picture, wrongOptions, texts, translated, onUse } = props;
  const t = useText();
  const textOf = useFindingLine();
  const [proposed, setProposed] = useState<Proposed | null>(null);
  const others = languages.filter((language) => language !== about.language);
  const [chosen, setChosen] = useState<Language | null>(null);
  const to_language = chosen !== null && others.includes(chosen) ? chosen : (others[0] ?? about.language);
  const ask = useCall(askForHelp);
  const [asked, setAsked] = useState<FieldHelp | null>(null);
  const list = useRef<HTMLUListElement>(null);
  // It is below the buttons, often below the screen.
  useEffect(() => {
    if (proposed?.run_id !== undefined) list.current?.scrollIntoView({ block: 'nearest' });
  }, [proposed?.run_id]);
  const note = useCall(takeHelp, { waitsFor: ['parts'] });
  const isEmpty = about.question === '';

  async function askFor(help: FieldHelp): Promise<void> {
    const language = help === 'translate' ? to_language : about.language;
    setAsked(help);
    const done = await ask.run({
      container_id,
      help,
      about,
      ...(help === 'translate' && { to_language, texts: [...texts] }),
      ...(help === 'picture' && { picture }),
    });
    if (done) setProposed({ ...done, help, language, taken: [] });
  }

  async function use(used: readonly HelpWords[], number: number | null): Promise<void> {
    if (!proposed || !(await note.run({ container_id, content_id, run_id: proposed.run_id }))) return;
    onUse(proposed, used, number);
    setProposed({
      ...proposed,
      words: proposed.words.filter((each) => !used.some((one) => shown(one) === shown(each))),
      taken: number === null ? proposed.taken : [...proposed.taken, number],
    });
  }
  const written = proposed && { dir: directionOf(proposed.language), lang: localeOf(proposed.language) };
  const target =
    proposed?.help === 'distractors'
      ? (wrongOptions.find(({ number }) => !proposed.taken.includes(number)) ?? wrongOptions[0])
      : undefined;

  // A translation is of use as a whole; what is in it is changed in the version.
  const isWhole = proposed?.help === 'translate';
  const whole = isWhole ? proposed.words.filter(({ findings }) => !hasErrors(findings)) : [];

  const useLabel =
    target === undefined
      ? labelOfUse(proposed)
      : target.text === ''
        ? t('ai:help.use_option', { number: target.number })
        : t('ai:help.use_instead', { number: target.number, text: shortened(target.text) });

  function labelOfUse(made: UsedHelp | null): string {
    if (made?.help !== 'translate') return t('ai:help.use');
    const language = nameOfLanguage(made.language);
    return t(translated.includes(made.language) ? 'ai:help.replace_version' : 'ai:help.use_version', {
      language,
    });
  }

  // A proposal that the question contains by now, used or typed, is no longer useful.
  function withRepeated(words: HelpWords): HelpWords {
    if (!proposed || hasErrors(words.findings)) return words;
    return {
      ...words,
      findings: [...words.findings, ...repeatedFindings(about, proposed.help, words.text)],
    };
  }

  function canAskFor(help: FieldHelp): boolean {
    if (help === 'picture') return true;
    return !isEmpty && (help !== 'distractors' || wrongOptions.length > 0);
  }

  return (
    <Card
      withBorder
      padding="lg"
      component="section"
      aria-label={t('ai:help.title')}
      className={classes.card}
    >
      <div className={classes.head}>
        <h2>{t('ai:help.title')}</h2>
        <CreditsLeft />
      </div>
      <p className={classes.hint}>{t('ai:help.hint')}</p>
      <NotSetUp />
      <Group gap="xs" align="end">
        {helps.map((help) => {
          const button = (
            <Button
              key={help}
              variant="default"
              leftSection={<IconSparkles size={16} aria-hidden="true" />}
              loading={ask.isRunning && asked === help}
              disabled={ask.isRunning || !canAskFor(help)}
              onClick={() => void askFor(help)}
            >
              {t(`ai:help.kinds.${help === 'feedback' && about.wrong.length > 0 ? 'feedback_each' : help}`)}
            </Button>
          );
          if (help !== 'translate') return button;
          return (
            // The language is that of this one alone.
            <Group key={help} gap={4}>
              {button}
              <Select
                w={140}
                aria-label={t('ai:help.to_language')}
                data={languageChoices.filter(({ value }) => value !== about.language)}
                value={to_language}
                onChange={(value) => value !== null && isLanguage(value) && setChosen(value)}
              />
            </Group>
          );
        })}
      </Group>
      {isEmpty && <p className={classes.hint}>{t('ai:help.empty')}</p>}
      <p role="status" className={classes.hint}>
        {ask.isRunning
          ? t('ai:help.asking')
          : proposed && t('ai:help.came', { count: proposed.words.length })}
      </p>
      <ul className={classes.list} ref={list}>
        {proposed?.words.map(withRepeated).map((words) => (
          <li key={shown(words)} className={classes.row}>
            <div className={classes.words}>
              {isWhole ? (
                <>
                  {words.option !== null && <bdi className={classes.hint}>{words.option}</bdi>}
                  <span {...written}>{words.text}</span>
                </>
              ) : (
                <span {...written}>{shown(words)}</span>
              )}
              {words.findings.length > 0 && (
                <ul className={classes.findings}>
                  {words.findings.map((finding) => (
                    <li key={JSON.stringify(finding)} data-severity={finding.severity}>
                      {textOf(finding)}
                    </li>
                  ))}
                </ul>
              )}
            </div>
            {!isWhole && (
              <Button
                size="compact-md"
                variant="light"
                loading={note.isRunning}
                disabled={hasErrors(words.findings)}
                onClick={() => void use([words], target?.number ?? null)}
              >
                {useLabel}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isWhole && proposed.words.length > 0 && (
        <Button
          variant="light"
          style={{ justifySelf: 'start' }}
          loading={note.isRunning}
          disabled={whole.length === 0}
          onClick={() => void use(whole, null)}
        >
          {useLabel}
        </Button>
      )}
    </Card>
  );
}

function shown({ option, text }: HelpWords): string {
  return option === null ? text : `${option}: ${text}`;
}

const most_letters = 30;

function shortened(text: string): string {
  return text.length > most_letters ? `${text.slice(0, most_letters - 1)}…` : text;
}
