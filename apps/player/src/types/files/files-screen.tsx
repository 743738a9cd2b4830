import { type GenericBody, type GenericContent, langAndDirOf } from '@takhti/domain';
import { createElement, useEffect, useRef, type ReactNode } from 'react';
import { takeFocus } from '../../ui/take-focus.ts';
import { isViewed, viewers, type ViewedBody } from './viewers.ts';
// A description may be in another script than the rest of its page.
import '../../styles/naskh.css';
import '../../ui/notice.css';
import './files-screen.css';

/** Those that are read or watched in the page take all of its width. */
const wide: ReadonlySet<GenericBody['kind']> = new Set(['video', 'document', 'e_book', 'html_zip', 'game']);

/** Shows title, description and the view of the type. Takes the focus, so that it is read out. */
export function FilesScreen({ content }: { readonly content: GenericContent }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    takeFocus(heading.current);
  }, []);
  const { title, description, language, body } = content;
  return (
    <main className={wide.has(body.kind) ? 'notice files-wide' : 'notice'}>
      <div className="notice-card">
        <h1 className="notice-title" ref={heading} tabIndex={-1} {...langAndDirOf(title, language)}>
          {title}
        </h1>
        {description !== '' && (
          <p className="files-description" {...langAndDirOf(description, language)}>
            {description}
          </p>
        )}
        {isViewed(body) && <Body body={body} title={title} />}
      </div>
    </main>
  );
}

function Body(props: { readonly body: ViewedBody; readonly title: string }): ReactNode {
  return createElement(viewers[props.body.kind].Show, props);
}
