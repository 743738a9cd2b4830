import { certificatePath, type Language, langAndDirOf } from '@takhti/domain';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ask } from '../competition-calls.ts';
import type { Who } from '../entered.ts';
import { Coin } from './coin.tsx';
import type { Standing } from './gained.ts';

interface PrizeCardsProps {
  /** Of the competition. */
  readonly language: Language;
  readonly who: Who;
  readonly standing: Standing;
  readonly onChange: () => void;
}

/** The reward, which coins are given for once, and the certificate. */
export function PrizeCards({ language, who, standing, onChange }: PrizeCardsProps): ReactNode {
  const { t } = useTexts();
  const [hasFailed, setFailed] = useState(false);
  const { reward, certificate } = standing;

  async function take(call: 'redeemReward' | 'certifyCompetitor'): Promise<void> {
    const outcome = await ask(call, who);
    setFailed(outcome.kind !== 'ok');
    onChange();
    // One press: the certificate is what they asked for.
    if (outcome.kind === 'ok' && call === 'certifyCompetitor')
      location.assign(certificatePath(who, outcome.data.code));
  }

  return (
    <>
      {reward && (
        <Reward
          language={language}
          reward={reward}
          standing={standing}
          onTake={() => void take('redeemReward')}
        />
      )}
      {certificate && (
        <section className="competition-card">
          <h2 className="competition-level-title">{t('competition_certificate')}</h2>
          {certificate.code !== null && (
            <a className="button button-main" href={certificatePath(who, certificate.code)}>
              {t('competition_certificate_open')}
            </a>
          )}
          {certificate.code === null && certificate.is_earned && (
            <Button isMain onClick={() => void take('certifyCompetitor')}>
              {t('competition_certificate_get')}
            </Button>
          )}
          {certificate.code === null && !certificate.is_earned && (
            <p className="competition-soft">{t('competition_certificate_later')}</p>
          )}
        </section>
      )}
      {hasFailed && (
        <p role="alert" className="competition-trouble">
          {t('competition_failed')}
        </p>
      )}
    </>
  );
}

interface RewardProps extends Pick<PrizeCardsProps, 'language'> {
  readonly reward: NonNullable<Standing['reward']>;
  readonly standing: Standing;
  readonly onTake: () => void;
}

function Reward({ language, reward, standing, onTake }: RewardProps): ReactNode {
  const { t, plural } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const coins = {
    cost: plural('competition_coins', reward.cost),
    coins: plural('competition_coins', standing.coins),
  };
  const missing = reward.cost - standing.coins;
  const hasPlayed = standing.levels.some(({ lessons }) => lessons.some(({ points }) => points !== null));
  return (
    <section className="competition-card">
      <h2 className="competition-level-title">
        {reward.name === '' ? (
          t('competition_reward')
        ) : (
          <bdi {...langAndDirOf(reward.name, language)}>{reward.name}</bdi>
        )}
      </h2>
      {reward.description !== '' && (
        <p className="competition-description" {...langAndDirOf(reward.description, language)}>
          {reward.description}
        </p>
      )}
      {reward.image !== '' && <img className="competition-coin" src={reward.image} alt="" />}
      <p className="competition-purse">
        <Coin /> {coins.coins}
      </p>
      {reward.code === null ? (
        <>
          <p className="competition-soft">{t('competition_reward_cost', { coins: coins.cost })}</p>
          {missing > 0 ? (
            <>
              <span className="competition-bar" aria-hidden="true">
                <span style={{ inlineSize: `${Math.max(0, (standing.coins / reward.cost) * 100)}%` }} />
              </span>
              <p>{t('competition_reward_more', { coins: plural('competition_coins', missing) })}</p>
            </>
          ) : (
            <Button isMain disabled={!hasPlayed} onClick={() => setAsking(true)}>
              {t('competition_reward_get')}
            </Button>
          )}
          {isAsking && (
            <Dialog title={t('competition_reward_sure', coins)} onClose={() => setAsking(false)}>
              <div className="competition-actions">
                <Button onClick={() => setAsking(false)}>{t('competition_reward_not_now')}</Button>
                <Button
                  isMain
                  onClick={() => {
                    setAsking(false);
                    onTake();
                  }}
                >
                  {t('competition_reward_take')}
                </Button>
              </div>
            </Dialog>
          )}
        </>
      ) : (
        <p role="status">
          {t('competition_reward_code')}: <code className="competition-code">{reward.code}</code>
        </p>
      )}
    </section>
  );
}
