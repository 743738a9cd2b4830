import { Text } from '@mantine/core';
import type { Language } from '@takhti/domain';
import { useFormat, useText } from '../../../i18n/index.ts';
import { DiffField, DiffSide, DiffSides } from '../../../ui/index.ts';
import { placeInRound } from '../place-name.ts';
import classes from './differences.module.css';
import type { LeafChange } from './round-changes.ts';
import type { RoundPart } from './round-part.ts';
import { LeafText, RoundHead, RoundsDiff } from './rounds-diff.tsx';

interface RoundPartDiffProps {
  readonly part: RoundPart;
  readonly language: Language;
  /** Whether what the part holds now is shown beside both versions. */
  readonly hasCurrent: boolean;
}

/** One part of a game's rounds before and after a change. Pages with games name `games` among their texts. */
export function RoundPartDiff({ part, language, hasCurrent }: RoundPartDiffProps) {
  const t = useText();
  const { facts } = useFormat();
  if (part.kind === 'order')
    return (
      <DiffField name={t('games:diff.order_of_rounds')}>
        <DiffSides>
          {(['before', 'after'] as const).map((side) => (
            <DiffSide key={side} name={t(`review:diff.${side}`)} tone={side}>
              {facts(part[side])}
            </DiffSide>
          ))}
        </DiffSides>
      </DiffField>
    );
  const { change, current } = part;
  const { kind, leaves } = change;
  const isWhole = kind === 'added' || kind === 'deleted';
  return (
    <DiffField>
      {isWhole ? (
        <>
          <RoundHead change={change} />
          <DiffSide name={t('games:diff.the_round')} tone={kind === 'added' ? 'after' : 'before'}>
            <Leaves leaves={leaves} language={language} side={kind === 'added' ? 'after' : 'before'} />
          </DiffSide>
        </>
      ) : (
        <RoundsDiff changes={[change]} language={language} />
      )}
      {hasCurrent && (
        <DiffSide name={t('review:diff.current')} tone="current">
          <Leaves leaves={current} language={language} side="after" />
        </DiffSide>
      )}
    </DiffField>
  );
}

interface LeavesProps {
  readonly leaves: readonly LeafChange[];
  readonly language: Language;
  readonly side: 'before' | 'after';
}

// What is in a round, or in a part of one, one below the other.
function Leaves({ leaves, language, side }: LeavesProps) {
  const t = useText();
  if (leaves.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('editor:conflict.empty')}
      </Text>
    );
  return (
    <dl className={classes.leaves}>
      {leaves.map((leaf) => (
        <div key={leaf.path.join('/')}>
          <dt>{placeInRound(t, leaf.path)}</dt>
          <dd>
            <LeafText
              leaf={{ ...leaf, before: leaf[side], after: leaf[side] }}
              language={language}
              side={side}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
