import { useEffect, useRef, type ReactNode } from 'react';
import { takeFocus } from './take-focus.ts';
import { Slate, type Mood } from './slate.tsx';
import './notice.css';

interface NoticeProps {
  readonly mood: Mood;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** A whole page that says one thing, and what to do next. It takes the focus, so that it is read out. */
export function Notice({ mood, title, text, children }: NoticeProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    takeFocus(heading.current);
  }, [title]);
  return (
    <main className="notice">
      <div className="notice-card">
        <Slate mood={mood} />
        <h1 className="notice-title" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="notice-text">{text}</p>
        {children !== undefined && <div className="notice-actions">{children}</div>}
      </div>
    </main>
  );
}
