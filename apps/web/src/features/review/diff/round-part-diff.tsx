import { Text } from '@mantine/core';
import type { Language } from '@takhti/domain';
import { useText } from '../../../i18n/index.ts';
import { usePlaceName } from '../words/place-in-round.ts';
import classes from './diff.module.css';
import type { LeafChange } from './round-changes.ts';
import type { RoundPart } from './round-part.ts';
import { LeafText, RoundHead, RoundsDiff } from './rounds-diff.tsx';
import { Side } from './side.tsx';

interface RoundPartDiffProps {
  readonly part: RoundPart;
  readonly language: Language;
  /** Whether what the part holds now is shown beside both versions. */
  readonly hasCurrent: boolean;
}

/** One part of a game's rounds before and after a change. Pages with games name `games` among their texts. */
export function RoundPartDiff({ part, language, hasCurrent }: RoundPartDiffProps) {
  const t = useText();
  if (part.kind === 'order')
    return (
      <div className={classes.field}>
        <Text size="sm" fw={600}>
          {t('games:diff.order_of_rounds')}
        </Text>
        <div className={classes.sides}>
          {(['before', 'after'] as const).map((side) => (
            <Side key={side} name={t(`review:diff.${side}`)} tone={side}>
              {part[side].join(' · ')}
            </Side>
          ))}
        </div>
      </div>
    );
  const { change, current } = part;
  const { kind, leaves } = change;
  const isWhole = kind === 'added' || kind === 'deleted';
  return (
    <div className={classes.field}>
      {isWhole ? (
        <>
          <RoundHead change={change} />
          <Side name={t('games:diff.the_round')} tone={kind === 'added' ? 'after' : 'before'}>
            <Leaves leaves={leaves} language={language} side={kind === 'added' ? 'after' : 'before'} />
          </Side>
        </>
      ) : (
        <RoundsDiff changes={[change]} language={language} />
      )}
      {hasCurrent && (
        <Side name={t('review:diff.current')} tone="current">
          <Leaves leaves={current} language={language} side="after" />
        </Side>
      )}
    </div>
  );
}

interface LeavesProps {
  readonly leaves: readonly LeafChange[];
  readonly language: Language;
  readonly side: 'before' | 'after';
}

// What stands in a round, or in a part of one, one below the other.
function Leaves({ leaves, language, side }: LeavesProps) {
  const t = useText();
  const nameOf = usePlaceName();
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
          <dt>{nameOf(leaf.path)}</dt>
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
