import { Badge, Text } from '@mantine/core';
import type { Language } from '@takhti/domain';
import { isTextKey, useText } from '../../../i18n/index.ts';
import { DiffField, DiffSide, DiffSides, DiffText, FactDivider } from '../../../ui/index.ts';
import { placeInRound } from '../place-name.ts';
import classes from './differences.module.css';
import { isFile, type LeafChange, type RoundChange } from './round-changes.ts';

interface RoundsDiffProps {
  readonly changes: readonly RoundChange[];
  readonly language: Language;
}

const colors = { added: 'accent', deleted: 'brick', moved: 'sky', changed: 'saffron' } as const;

/** The rounds of a game that differ between two versions, and what in them does. Pages with games name `games` and `game-cards` among their texts. */
export function RoundsDiff({ changes, language }: RoundsDiffProps) {
  const t = useText();
  if (changes.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('games:diff.order')}
      </Text>
    );
  return (
    <ul className={classes.rounds}>
      {changes.map((change) => (
        <li key={change.questionId}>
          <DiffField>
            <RoundHead change={change} />
            {change.leaves.map((leaf) => (
              <LeafDiff key={leaf.path.join('/')} leaf={leaf} language={language} />
            ))}
          </DiffField>
        </li>
      ))}
    </ul>
  );
}

/** Which round a change is about, and what became of it. */
export function RoundHead({ change: { kind, number, template_type } }: { readonly change: RoundChange }) {
  const t = useText();
  const template = `games:templates.${template_type}.name`;
  return (
    <Text size="sm" fw={600}>
      {t('games:rounds.round', { number })}
      {isTextKey(template) && (
        <>
          <FactDivider />
          <bdi>{t(template)}</bdi>
        </>
      )}{' '}
      <Badge size="sm" tt="none" variant="light" color={colors[kind]}>
        {t(`games:diff.${kind}`)}
      </Badge>
    </Text>
  );
}

function LeafDiff({ leaf, language }: { leaf: LeafChange; language: Language }) {
  const t = useText();
  return (
    <div>
      <Text size="xs" c="dimmed">
        {placeInRound(t, leaf.path)}
      </Text>
      <DiffSides>
        {(['before', 'after'] as const).map((side) => (
          <DiffSide key={side} name={t(`review:diff.${side}`)} tone={side}>
            <LeafText leaf={leaf} language={language} side={side} />
          </DiffSide>
        ))}
      </DiffSides>
    </div>
  );
}

interface LeafTextProps {
  readonly leaf: LeafChange;
  readonly language: Language;
  readonly side: 'before' | 'after';
}

/** One of two values of a round: its words, with what differs marked, or that it is a file. */
export function LeafText({ leaf: { path, before, after }, language, side }: LeafTextProps) {
  const t = useText();
  if (isFile(side === 'before' ? before : after)) return t('games:diff.file');
  const [was, is] = [before, after].map((value) => (isFile(value) ? '' : inWords(value)));
  return <DiffText before={was ?? ''} after={is ?? ''} isRich={false} language={language} side={side} />;

  function inWords(value: string): string {
    const kind = `game-cards:kinds.${value}`;
    if (path.at(-1) === 'type' && isTextKey(kind)) return t(kind);
    const bin = /^option\|\|(?<number>\d)$/.exec(value)?.groups?.['number'];
    return bin === undefined ? value : t('game-cards:bins.bin', { number: Number(bin) });
  }
}
