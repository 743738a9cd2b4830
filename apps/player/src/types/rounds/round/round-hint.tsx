import { useId, useState, type ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { Button } from '../../../ui/button.tsx';

interface RoundHintProps {
  readonly label: string;
  readonly text: string;
  readonly image: string;
  /** What its author says that the picture shows; empty when nothing. */
  readonly alt: string;
  readonly video: string;
}

/** Something to look at when one is stuck; it costs nothing. */
export function RoundHint({ label, text, image, alt, video }: RoundHintProps): ReactNode {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  return (
    <div className="round-hint">
      <Button icon="bulb" aria-expanded={isOpen} aria-controls={panel} onClick={() => setOpen(!isOpen)}>
        {label}
      </Button>
      <div id={panel} hidden={!isOpen} className="round-hint-panel">
        {text !== '' && <p>{text}</p>}
        {image !== '' && <img className="round-image" src={image} alt={alt === '' ? t('image') : alt} />}
        {video !== '' && (
          <a href={video} target="_blank" rel="noopener noreferrer">
            {t('hint_video')}
          </a>
        )}
      </div>
    </div>
  );
}
