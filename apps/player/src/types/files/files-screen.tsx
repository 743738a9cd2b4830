import type { GenericContent } from '@takhti/domain';
import { createElement, useEffect, useRef, type ReactNode } from 'react';
import { takeFocus } from '../../ui/take-focus.ts';
import { isViewed, viewers, type ViewedBody } from './viewers.ts';
import '../../ui/notice.css';
import './files-screen.css';

/** What it is called, what is said of it, and what its type shows. It takes the focus, so that it is read out. */
export function FilesScreen({ content }: { readonly content: GenericContent }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    takeFocus(heading.current);
  }, []);
  return (
    <main className="notice">
      <div className="notice-card">
        <h1 className="notice-title" ref={heading} tabIndex={-1}>
          {content.title}
        </h1>
        {content.description !== '' && <p className="files-description">{content.description}</p>}
        {isViewed(content.body) && <Body body={content.body} />}
      </div>
    </main>
  );
}

function Body({ body }: { readonly body: ViewedBody }): ReactNode {
  return createElement(viewers[body.kind].Show, { body });
}
