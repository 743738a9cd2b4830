import type { CompetitionEntrance } from '@takhti/contract';
import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import type { ContentKey } from '../../../attempt/content-key.ts';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { knownLearner } from '../../../launch/known-learner.ts';
import type { Outcome } from '../../../net/call.ts';
import { nameFaultIn } from '../../../net/name-fault-in.ts';
import { ask } from './competition-calls.ts';
import { LogInLink } from '../shared/log-in-link.tsx';
import type { Entered } from './entered.ts';
import { gradeWords } from './grade-words.ts';
import '../../../styles/field.css';

interface EntranceFormProps {
  readonly content: ContentKey;
  readonly entrance: CompetitionEntrance;
  readonly onEnter: (me: Entered) => void;
  /** It does not run any more. */
  readonly onShut: () => void;
}

interface Trouble {
  readonly field: 'name' | 'code' | 'login' | null;
  readonly text: string;
}

/** The form to enter a competition. If a login is needed, unknown learners see that before they type anything. */
export function EntranceForm(props: EntranceFormProps): ReactNode {
  const { t } = useTexts();
  const isKnown = knownLearner.token(props.content) !== null || knownLearner.session() !== null;
  if (isKnown || !props.entrance.needs_login) return <FormOfKnown {...props} />;
  return (
    <section className="competition-card">
      <h2 className="competition-level-title">{t('competition_enter_title')}</h2>
      <p>{t('competition_enter_login')}</p>
      <LogInLink label={t('competition_log_in')} />
    </section>
  );
}

/** A first name, their grade, and the code where one is wanted. A link may bring the code along. */
function FormOfKnown({ content, entrance, onEnter, onShut }: EntranceFormProps): ReactNode {
  const texts = useTexts();
  const { t } = texts;
  const id = useId();
  const [name, setName] = useState('');
  const [grade, setGrade] = useState(entrance.grades[0] ?? '');
  const [code, setCode] = useState(() => new URLSearchParams(location.hash.slice(1)).get('school') ?? '');
  const [isSending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setSending(true);
    const { institution_id, content_id } = content;
    const auth_token = knownLearner.token(content) ?? undefined;
    const input = { institution_id, content_id, name, grade, code, auth_token };
    const outcome = await ask('enterCompetition', input, knownLearner.session() ?? '');
    setSending(false);
    if (outcome.kind === 'ok') return onEnter(outcome.data);
    setTrouble(troubleOf(texts, outcome));
    if (outcome.kind === 'refused' && outcome.problem === 'competitions.not_running') onShut();
  }

  const troubleId = `${id}-trouble`;
  // Below the field that it is about, and nothing else between them.
  const faultOf = (field: Trouble['field']): ReactNode =>
    trouble?.field === field && (
      <p id={troubleId} role="alert" className="competition-trouble">
        {trouble.text}
      </p>
    );
  return (
    <form className="competition-card" onSubmit={(event) => void send(event)} noValidate>
      <h2 className="competition-level-title">{t('competition_enter_title')}</h2>
      <label className="field">
        {t('competition_enter_name')}
        <input
          value={name}
          maxLength={100}
          dir="auto"
          autoComplete="off"
          aria-invalid={trouble?.field === 'name'}
          aria-describedby={trouble?.field === 'name' ? troubleId : `${id}-name`}
          onChange={(event) => setName(event.target.value)}
        />
        <span id={`${id}-name`} className="competition-soft">
          {t('competition_enter_name_hint')}
        </span>
      </label>
      {faultOf('name')}
      {entrance.grades.length > 1 && (
        <label className="field">
          {t('competition_grade_mine')}
          <select value={grade} onChange={(event) => setGrade(event.target.value)}>
            {entrance.grades.map((each) => (
              <option key={each} value={each}>
                {gradeWords(t, each)}
              </option>
            ))}
          </select>
        </label>
      )}
      {entrance.by_code && (
        <label className="field">
          {t('competition_code')}
          <input
            value={code}
            maxLength={40}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={trouble?.field === 'code'}
            aria-describedby={trouble?.field === 'code' ? troubleId : `${id}-code`}
            onChange={(event) => setCode(event.target.value)}
          />
          <span id={`${id}-code`} className="competition-soft">
            {t('competition_code_hint')} {entrance.by_link && t('competition_code_optional')}
          </span>
        </label>
      )}
      {faultOf('code')}
      {faultOf(null)}
      {faultOf('login')}
      {trouble?.field === 'login' && <LogInLink label={t('competition_log_in')} />}
      <button type="submit" className="button button-main" disabled={isSending || name.trim() === ''}>
        {t('competition_enter')}
      </button>
    </form>
  );
}

const nameTexts = {
  letters: 'competition_enter_letters',
  long: 'competition_enter_long',
  unkind: 'competition_enter_unkind',
} as const;

function troubleOf(
  { t, plural }: ReturnType<typeof useTexts>,
  outcome: Exclude<Outcome<unknown>, { kind: 'ok' }>,
): Trouble {
  if (outcome.kind === 'too_many')
    return { field: null, text: plural('competition_enter_too_many', outcome.minutes) };
  if (outcome.kind !== 'refused') return { field: null, text: t('competition_enter_failed') };
  switch (outcome.problem) {
    case 'competitions.wrong_code':
      return { field: 'code', text: t('competition_enter_wrong') };
    case 'competitions.name_refused':
      return { field: 'name', text: t(nameTexts[nameFaultIn(outcome.details)]) };
    case 'players.learner_unknown':
    case 'players.token_refused':
      return { field: 'login', text: t('competition_enter_login') };
    default:
      return { field: null, text: t('competition_paused_door') };
  }
}
