import { useEffect, useRef, type ReactNode } from 'react';
import { Icon, type IconName } from '../ui/icon.tsx';
import { takeFocus } from '../ui/take-focus.ts';
import '../ui/notice.css';
import './intro.css';

interface IntroProps {
  readonly title: string;
  readonly description?: string;
  /** Above the title. */
  readonly ornament: ReactNode;
  readonly facts: ReactNode;
  /** An earlier result. */
  readonly best?: ReactNode;
  /** The instruction. */
  readonly text: string;
  readonly start: string;
  readonly onStart: () => void;
  /** An alternative. */
  readonly more?: ReactNode;
  readonly className?: string;
  /** Before the button. */
  readonly children?: ReactNode;
}

/** The introduction, and the button that starts or resumes the attempt (C-178). It takes the focus. */
export function Intro(props: IntroProps): ReactNode {
  const {
    title,
    description = '',
    ornament,
    facts,
    best,
    text,
    start,
    onStart,
    more,
    className = '',
  } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    takeFocus(heading.current);
  }, []);
  return (
    <main className={`notice ${className}`}>
      <div className="notice-card">
        {ornament}
        <h1 className="notice-title" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {description !== '' && <p className="notice-text">{description}</p>}
        <div className="intro-facts">{facts}</div>
        {best}
        <p className="notice-text">{text}</p>
        {props.children}
        <button type="button" className="button button-main intro-start" onClick={onStart}>
          {start}
          <Icon name="forward" />
        </button>
        {more}
      </div>
    </main>
  );
}

/** Something to know before it starts. */
export function IntroFact({
  icon,
  children,
}: {
  readonly icon: IconName;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <span className="intro-fact">
      <Icon name={icon} />
      <span>{children}</span>
    </span>
  );
}
