import type { ReactNode } from 'react';
import { isCutOff, type SaveStatus } from '../attempt/recorder.ts';
import { useTexts } from '../i18n/texts-context.tsx';
import { Icon } from '../ui/icon.tsx';
import { SaveSign } from './save-sign.tsx';
import './play-bar.css';

interface PlayBarProps {
  readonly title: string;
  /** Null in a preview, where nothing is saved. */
  readonly saving: SaveStatus | null;
  /** Nothing is saved although it is no preview: the bar shows neither. */
  readonly isPractice?: boolean;
  readonly onLeave: () => void;
  /** Gives the board its room on a low screen, and a long title two lines. */
  readonly isCompact?: boolean;
  /** After the title. */
  readonly clock?: ReactNode;
  /** Buttons before the way out. */
  readonly tools?: ReactNode;
  /** How far it has come. */
  readonly children: ReactNode;
}

/** The band above what is played: title, progress, whether all is saved, and the way out that loses nothing. */
export function PlayBar(props: PlayBarProps): ReactNode {
  const { title, saving, onLeave, isPractice = false, isCompact = false, clock, tools, children } = props;
  const { t } = useTexts();
  const isConnected = !isCutOff(saving);
  return (
    <header className={isCompact ? 'top top-compact' : 'top'}>
      <div className="top-row">
        <h1 className={isConnected ? 'top-title' : 'unseen'}>{title}</h1>
        {/* In the title's place: what is played stays where it is. */}
        {!isConnected && (
          <p className="top-title top-offline" role="status">
            <Icon name="cut" />
            <span>{t('offline')}</span>
          </p>
        )}
        {clock}
        {saving !== null ? (
          <SaveSign saving={saving} />
        ) : (
          !isPractice && <span className="top-chip">{t('preview')}</span>
        )}
        {tools}
        {saving !== null && (
          <button type="button" className="top-leave" onClick={onLeave} aria-label={t('bookmark')}>
            <Icon name="bookmark" />
            <span className="top-leave-word">{t('bookmark')}</span>
          </button>
        )}
      </div>
      {children}
    </header>
  );
}
