import { contentTypes } from '@takhti/domain';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { MissingParameter } from '../frame/notices/missing-parameter.tsx';
import { useTexts } from '../i18n/texts-context.tsx';
import { go } from '../launch/location.ts';
import { parseQuery } from '../launch/parameters.ts';
import { Button } from '../ui/button.tsx';
import { changed, parsePupils, without, withNames, type Pupil } from './attendance.ts';
import '../result/result.css';
import '../styles/field.css';
import './attendance.css';

/**
 * Who of a class is here, before an assessment is begun with one device that goes round (C-063). The list stays in this browser; each
 * learner has an attempt of their own, by their name.
 */
export function AttendancePage({ search }: { readonly search: string }): ReactNode {
  const parameters = parseQuery(search, 'assessment_id');
  if (parameters.kind !== 'play')
    return <MissingParameter name={parameters.kind === 'missing' ? parameters.name : 'assessment_id'} />;
  const { content_id, institution_id } = parameters;
  return <Attendance assessment_id={content_id} institution_id={institution_id} />;
}

interface AttendanceProps {
  readonly assessment_id: string;
  readonly institution_id: number;
}

function Attendance({ assessment_id, institution_id }: AttendanceProps): ReactNode {
  const { t, number } = useTexts();
  const place = `takhti.attendance.${institution_id}.${assessment_id}`;
  const [pupils, setPupils] = useState<readonly Pupil[]>(() => parsePupils(localStorage.getItem(place)));
  const [text, setText] = useState('');
  const present = pupils.filter(({ isPresent }) => isPresent).length;

  function keep(next: readonly Pupil[]): void {
    setPupils(next);
    localStorage.setItem(place, JSON.stringify(next));
  }

  function add(event: SubmitEvent): void {
    event.preventDefault();
    keep(withNames(pupils, text));
    setText('');
  }

  function start(name: string): void {
    keep(changed(pupils, name, { hasBegun: true }));
    const query = new URLSearchParams({
      assessment_id,
      institution_id: String(institution_id),
      user_id: name,
    });
    go(`${contentTypes.assessment.player}?${query.toString()}`);
  }

  return (
    <main className="result">
      <div className="result-body attendance">
        <h1 className="result-title">{t('attendance')}</h1>
        <p>{t('attendance_text')}</p>
        <form className="attendance" onSubmit={add}>
          <label className="field">
            {t('attendance_names')}
            <textarea rows={3} dir="auto" value={text} onChange={(event) => setText(event.target.value)} />
          </label>
          <button type="submit" className="button" disabled={text.trim() === ''}>
            {t('attendance_add')}
          </button>
        </form>
        {pupils.length > 0 && (
          <>
            <p role="status" className="attendance-count">
              {t('attendance_present', { n: present, total: pupils.length })}
            </p>
            <ol className="attendance-list">
              {pupils.map(({ name, isPresent, hasBegun }, at) => (
                <li key={name} className="attendance-line">
                  <label className="attendance-name">
                    <input
                      type="checkbox"
                      checked={isPresent}
                      onChange={(event) => keep(changed(pupils, name, { isPresent: event.target.checked }))}
                    />
                    <span>{number(at + 1)}.</span> <bdi>{name}</bdi>
                  </label>
                  <span className="attendance-buttons">
                    {isPresent && (
                      <Button
                        isMain={!hasBegun}
                        aria-label={t('attendance_start', { name })}
                        onClick={() => start(name)}
                      >
                        {t(hasBegun ? 'attendance_again' : 'start')}
                      </Button>
                    )}
                    {!isPresent && (
                      <Button
                        aria-label={t('attendance_remove_name', { name })}
                        onClick={() => keep(without(pupils, name))}
                      >
                        {t('attendance_remove')}
                      </Button>
                    )}
                  </span>
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </main>
  );
}
