import { hasCards, type GameDoc } from '@takhti/content-types/rounds';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import classes from './game.module.css';
import { summaryOf } from './rounds/round-words.ts';

type Round = GameDoc['questionData'][number];

const picture = /(^|\.)(image|imagePath|gameImage|marketing_image)$/;
const sound = /(^|\.)(audio|audioPath)$/;

/** What a field of a game holds in one of two versions, as far as it takes to choose between them; null for nothing. */
export function versionValue(field: string, value: unknown): ReactNode {
  if (typeof value === 'boolean')
    return value ? <IconCheck size={18} aria-label="✓" /> : <IconX size={18} aria-label="✗" />;
  if (Array.isArray(value) && value.every(isRound)) return <InShort rounds={value} />;
  if (isRound(value)) return <InShort rounds={[value]} />;
  if (typeof value === 'string' && value !== '' && picture.test(field))
    return <img src={value} alt="" className={classes.versionPicture} />;
  // A card's sound has no captions of its own.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  if (typeof value === 'string' && value !== '' && sound.test(field)) return <audio src={value} controls />;
  const words = wordsIn(value);
  return words === '' ? null : <bdi className={classes.versionWords}>{words}</bdi>;
}

function InShort({ rounds }: { readonly rounds: readonly Round[] }) {
  const t = useText();
  return (
    <ul className={classes.short}>
      {rounds.map((round) => (
        <li key={round.questionId}>
          <bdi>{t(`games:templates.${round.template_type}.name`)}</bdi> <bdi>{summaryOf(round)}</bdi>
          {rounds.length === 1 && hasCards(round) && (
            <bdi className={classes.versionWords}>{wordsIn(round.cardsData)}</bdi>
          )}
        </li>
      ))}
    </ul>
  );
}

// Fields beside the words of a thing: its number and its kind.
const unsaid: ReadonlySet<string> = new Set(['id', 'type', 'data', 'header', 'imagePath', 'audioPath']);

/** All words of a value, a line each. */
function wordsIn(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .filter(([field]) => !unsaid.has(field))
    .map(([, inner]) => wordsIn(inner))
    .filter((words) => words !== '')
    .join('\n');
}

function isRound(value: unknown): value is Round {
  return typeof value === 'object' && value !== null && 'template_type' in value && 'questionId' in value;
}
