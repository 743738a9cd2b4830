import { Tooltip } from '@mantine/core';
import {
  cloneElement,
  useEffect,
  useId,
  useState,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
} from 'react';

interface HintProps {
  readonly label: ReactNode;
  /** It explains why a control does nothing: shown on focus and touch as well. */
  readonly isReason?: boolean;
  /** Takes the attributes of an element. */
  readonly children: ReactElement<HTMLAttributes<HTMLElement>>;
}

const delayMs = 300;

/**
 * A tooltip: shown while the pointer rests on its child. It is not mounted before: the library renders each one twice before
 * the page shows, and a page has dozens.
 */
export function Hint({ label, isReason = false, children }: HintProps) {
  const id = useId();
  const [near, setNear] = useState<HTMLElement | null>(null);
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!near) return;
    const timer = setTimeout(() => {
      setTarget(near);
      setOpen(true);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [near]);
  useEffect(() => {
    if (!isOpen) return;
    const leave = (event: Event): void => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', leave);
    document.addEventListener('pointerdown', leave);
    return () => {
      document.removeEventListener('keydown', leave);
      document.removeEventListener('pointerdown', leave);
    };
  }, [isOpen]);

  function open(element: HTMLElement): void {
    setTarget(element);
    setOpen(true);
  }
  function close(): void {
    setNear(null);
    setOpen(false);
  }
  const given = children.props;
  const attributes: HTMLAttributes<HTMLElement> = {
    onPointerEnter(event) {
      given.onPointerEnter?.(event);
      if (event.pointerType !== 'touch') setNear(event.currentTarget);
    },
    onPointerLeave(event) {
      given.onPointerLeave?.(event);
      close();
    },
    // A press means that the control is known.
    onPointerDown(event) {
      given.onPointerDown?.(event);
      close();
    },
  };
  const reason: HTMLAttributes<HTMLElement> = {
    'aria-describedby': isOpen ? id : given['aria-describedby'],
    onFocus(event) {
      given.onFocus?.(event);
      if (event.currentTarget.matches(':focus-visible')) open(event.currentTarget);
    },
    onBlur(event) {
      given.onBlur?.(event);
      close();
    },
    onClick(event) {
      given.onClick?.(event);
      open(event.currentTarget);
    },
  };
  return (
    <>
      {cloneElement(children, { ...attributes, ...(isReason && reason) })}
      {target && <Tooltip target={target} label={<span id={id}>{label}</span>} opened={isOpen} />}
    </>
  );
}
