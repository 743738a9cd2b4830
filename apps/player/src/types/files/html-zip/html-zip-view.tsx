import { packageBase } from '@takhti/content-types/files/shared';
import { useRef, type ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { Button } from '../../../ui/button.tsx';
import './html-zip-view.css';

interface HtmlZipViewProps {
  /** With the address of the archive; empty for none. */
  readonly body: { readonly path: string };
  readonly title: string;
}

/** Pages of other authors: they play in a frame without an origin, and reach nothing of this page, of its storage or of our calls. */
export function HtmlZipView({ body, title }: HtmlZipViewProps): ReactNode {
  const { t } = useTexts();
  const frame = useRef<HTMLIFrameElement>(null);
  const base = packageBase(body.path);
  if (base === '') return <p className="notice-text">{t('file_none')}</p>;
  return (
    <>
      <iframe
        ref={frame}
        className="package-frame"
        src={`${base}index.html`}
        title={title}
        sandbox="allow-scripts allow-pointer-lock"
        allow="fullscreen; autoplay"
        referrerPolicy="no-referrer"
      />
      {document.fullscreenEnabled && (
        <Button icon="wide" onClick={() => void frame.current?.requestFullscreen().catch(() => {})}>
          {t('package_full')}
        </Button>
      )}
    </>
  );
}
