import type { PlayRound } from '@takhti/domain';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { takeFocus } from '../../../ui/take-focus.ts';
import { countUnits, isOfWords } from '../game/units.ts';
import { aloudPart, useVoices } from './aloud/aloud-part.ts';
import { ListenButton } from './listen-button.tsx';
import { RoundHint } from './round-hint.tsx';

/** What a round asks: question, picture, sound, instruction, and a hint on request. It takes the focus. */
export function RoundHead({
  round,
  total,
  turn,
  tip,
}: {
  readonly round: PlayRound;
  readonly total: number;
  /** Counts up with each try. */
  readonly turn: number;
  /** What helps at another try; empty at the first. */
  readonly tip: string;
}): ReactNode {
  const texts = useTexts();
  const { t } = texts;
  const title = useRef<HTMLHeadingElement>(null);
  const hasVoices = useVoices();
  useEffect(() => {
    takeFocus(title.current);
    scrollTo({ top: 0, behavior: 'instant' });
  }, [round.QuestionId, turn]);
  return (
    <div className="round-head">
      <h2 className="round-title" ref={title} tabIndex={-1}>
        <span className="round-number">
          {isOfWords([round]) ? countUnits(texts, [round]) : t('round_of', { n: round.Number, total })}
          {turn > 0 && <span className="round-practice">{t('try_practice')}</span>}
        </span>
        {round.question !== '' && (
          <span className="round-question">
            <Highlighted text={round.question} part={round.word_to_highlight} />
          </span>
        )}
      </h2>
      {round.image !== '' && (
        <img className="round-image" src={round.image} alt={round.alt === '' ? t('image') : round.alt} />
      )}
      {tip !== '' && <p className="round-tip game-words">{tip}</p>}
      {round.instruction !== '' && <p className="round-instruction">{round.instruction}</p>}
      <div className="round-tools">
        {round.audio !== '' && <ListenButton source={round.audio} />}
        {hasVoices && <aloudPart.Show round={round} />}
        {(round.hint !== '' || round.hint_image !== '' || round.hint_video !== '') && (
          <RoundHint
            label={t('hint')}
            text={round.hint}
            image={round.hint_image}
            alt={round.alt}
            video={round.hint_video}
          />
        )}
        {round.help !== '' && <RoundHint label={t('help')} text={round.help} image="" alt="" video="" />}
      </div>
    </div>
  );
}

function Highlighted({ text, part }: { readonly text: string; readonly part: string }): ReactNode {
  const at = part === '' ? -1 : text.indexOf(part);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark className="round-mark">{part}</mark>
      {text.slice(at + part.length)}
    </>
  );
}
