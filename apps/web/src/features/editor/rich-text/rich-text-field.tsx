import { directionOf, hasErrors } from '@takhti/domain';
import {
  lazy,
  startTransition,
  Suspense,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { useText } from '../../../i18n/index.ts';
import { ContentText } from '../../../ui/index.ts';
import { FieldError } from '../document/field-error.tsx';
import { pastedFile } from '../../upload/index.ts';
import { fieldErrorId, fieldId } from '../document/field.ts';
import { useBlankCommand } from './blanks/blank-command.ts';
import { RestingTools } from './blanks/resting-tools.tsx';
import { loadRichTextEditor } from './load-editor.ts';
import { newEntry, noteKey, notePaste, type Entry } from './entering/entry.ts';
import type { RichTextFieldProps } from './rich-text-props.ts';
import classes from './rich-text.module.css';

const LazyEditor = lazy(async () => ({ default: (await loadRichTextEditor()).RichTextEditor }));

/**
 * A field for text with formatting, pictures and formulas. Until it is entered it only shows its text; the editor behind it is
 * loaded when the first field of a page is entered.
 */
export function RichTextField(props: RichTextFieldProps) {
  const {
    label,
    path,
    isReadOnly = false,
    isRequired = false,
    findings = [],
    isTall = false,
    renderWayOut,
    aside,
  } = props;
  const [isEntered, setEntered] = useState(false);
  const entry = useRef<Entry>(newEntry());
  const id = fieldId(path);
  const isInvalid = hasErrors(findings);
  const described = {
    'aria-labelledby': `${id}-label`,
    'aria-invalid': isInvalid,
    'aria-required': isRequired,
    ...(findings.length > 0 && { 'aria-describedby': fieldErrorId(path) }),
  };
  const resting = (
    <RestingText
      {...props}
      described={described}
      entry={entry}
      // The resting text must stay in the page, with the focus, until the editor can take its place.
      onEnter={() => startTransition(() => setEntered(true))}
    />
  );

  return (
    <div
      className={classes.field}
      id={id}
      data-invalid={isInvalid || undefined}
      data-warned={(!isInvalid && findings.length > 0) || undefined}
      data-tall={isTall || undefined}
    >
      <div className={classes.head}>
        <span className={classes.label} id={`${id}-label`}>
          {label}
          {isRequired && !isReadOnly && (
            <span className={classes.required} aria-hidden="true">
              {' *'}
            </span>
          )}
        </span>
        {aside}
      </div>
      <Suspense fallback={resting}>
        {isEntered && !isReadOnly ? <LazyEditor {...props} described={described} entry={entry} /> : resting}
      </Suspense>
      <FieldError path={path} findings={findings} renderWayOut={renderWayOut} />
    </div>
  );
}

interface RestingTextProps extends RichTextFieldProps {
  readonly described: Readonly<Record<string, string | boolean>>;
  readonly entry: RefObject<Entry>;
  readonly onEnter: () => void;
}

// Not being edited: the text as learners see it, but a field for keyboard and screen readers.
function RestingText({
  value,
  language,
  isReadOnly,
  placeholder,
  described,
  entry,
  onEnter,
  blanks,
}: RestingTextProps) {
  const t = useText();
  useBlankCommand(
    blanks && isReadOnly !== true
      ? () => {
          entry.current.isFocused = true;
          entry.current.wantsBlank = true;
          onEnter();
        }
      : null,
  );
  const isPressed = useRef(false);
  const content =
    value === '' ? (
      <span className={classes.placeholder} dir={directionOf(language)}>
        <bdi>{isReadOnly === true ? t('editor:empty_field') : placeholder}</bdi>
      </span>
    ) : (
      <ContentText html={value} language={language} />
    );
  if (isReadOnly === true) return <div className={classes.shown}>{content}</div>;

  function release(event: PointerEvent<HTMLElement>): void {
    isPressed.current = false;
    const box = event.currentTarget.getBoundingClientRect();
    entry.current.point = { left: event.clientX - box.left, top: event.clientY - box.top };
    onEnter();
  }
  function press(event: KeyboardEvent): void {
    // A space would scroll the page, and a quote opens the search of some browsers.
    if (noteKey(entry.current, event)) event.preventDefault();
  }
  const box = (
    <div
      role="textbox"
      aria-multiline="true"
      tabIndex={0}
      className={classes.box}
      // Pressing focuses too, but where the cursor goes is known only when the pointer is let go.
      onPointerDown={(event) => {
        isPressed.current = true;
        // Leaving another field folds its tools away and moves this one from under the pointer.
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerCancel={() => {
        isPressed.current = false;
      }}
      onPointerUp={release}
      onFocus={() => {
        entry.current.isFocused = true;
        if (!isPressed.current) onEnter();
      }}
      onBlur={() => {
        entry.current.isFocused = false;
      }}
      onKeyDown={press}
      onPaste={({ clipboardData }) => {
        const file = pastedFile(clipboardData);
        if (file) entry.current.file = file;
        else notePaste(entry.current, clipboardData);
      }}
      {...described}
    >
      {content}
    </div>
  );
  if (!blanks) return box;
  return (
    <div className={classes.editor} data-framed>
      <RestingTools />
      {box}
    </div>
  );
}
