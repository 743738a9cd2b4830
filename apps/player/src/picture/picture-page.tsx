import { useEffect, useRef, type ReactNode } from 'react';
import { PreviewFrame } from '../frame/preview-frame.tsx';
import { useTexts } from '../i18n/texts-context.tsx';
import { hostOf, type Host } from '../launch/host.ts';
import { drawnPage, whenAtRest } from './drawn-page.ts';
import { stillOf } from './kinds.ts';
import { parsePictured, type Pictured } from './picture-message.ts';

const host: Host = hostOf(window, [location.origin]);

/** Renders what the studio posts, one content after the other, and posts back the page that shows it (ADR 0050). */
export function PicturePage(): ReactNode {
  return (
    <PreviewFrame
      host={host}
      parse={parsePictured}
      languageOf={({ play }) => play.language}
      isEmpty={() => false}
    >
      {(pictured) => <Drawn pictured={pictured} />}
    </PreviewFrame>
  );
}

function Drawn({ pictured }: { readonly pictured: Pictured }): ReactNode {
  const { language } = useTexts();
  const root = useRef<HTMLDivElement>(null);
  const isInItsWords = language === pictured.play.language;
  useEffect(() => {
    const page = root.current;
    if (page === null || !isInItsWords) return;
    const stop = whenAtRest(page, () => {
      stop();
      host.send({ type: 'takhti-picture-drawn', page: drawnPage() });
    });
    return stop;
  }, [isInItsWords]);
  const still = stillOf(pictured);
  return (
    <div ref={root}>
      <still.Show play={pictured.play} />
    </div>
  );
}
